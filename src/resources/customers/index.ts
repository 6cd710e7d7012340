import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import { lazy } from 'react';
import type { Customer } from '../../domain/customers/types';
import { withWords } from '../../providers/pageWords';
import { companyForms } from '../../ui/console/companies/companyViews';

export default {
  name: 'customers',
  ...companyForms(() => withWords(['companies'], import('./customerForm')).then((module) => module.customerForm)),
  list: lazy(() =>
    withWords(['companies', 'companyUpload'], import('./CustomerList')).then((module) => ({
      default: module.CustomerList,
    })),
  ),
  show: lazy(() =>
    withWords(['companies', 'representatives'], import('./CustomerShow')).then((module) => ({
      default: module.CustomerShow,
    })),
  ),
  upload: lazy(() =>
    withWords(['companies', 'companySheet', 'companyUpload'], import('./CustomerUpload')).then((module) => ({
      default: module.CustomerUpload,
    })),
  ),
  approvals: lazy(() =>
    withWords(['companies'], import('./CustomerApprovals')).then((module) => ({ default: module.CustomerApprovals })),
  ),
  approval: lazy(() =>
    withWords(['companies'], import('./CustomerApproval')).then((module) => ({ default: module.CustomerApproval })),
  ),
  icon: ApartmentIcon,
  recordRepresentation: (customer: Customer) => customer.name,
};
