import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import { lazy } from 'react';
import type { Customer } from '../../domain/customers/types';
import { withWords } from '../../providers/pageWords';
import { companyForms } from '../../ui/console/companies/companyViews';

export default {
  name: 'customers',
  ...companyForms(() => import('./customerForm').then((module) => module.customerForm)),
  list: lazy(() => import('./CustomerList').then((module) => ({ default: module.CustomerList }))),
  show: lazy(() =>
    withWords('representatives', import('./CustomerShow')).then((module) => ({ default: module.CustomerShow })),
  ),
  upload: lazy(() => import('./CustomerUpload').then((module) => ({ default: module.CustomerUpload }))),
  approvals: lazy(() => import('./CustomerApprovals').then((module) => ({ default: module.CustomerApprovals }))),
  approval: lazy(() => import('./CustomerApproval').then((module) => ({ default: module.CustomerApproval }))),
  icon: ApartmentIcon,
  recordRepresentation: (customer: Customer) => customer.name,
};
