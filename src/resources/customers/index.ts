import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import type { Customer } from '../../domain/customers/types';
import { withWords } from '../../providers/pageWords';
import { companyForms } from '../../ui/console/companies/companyViews';
import { late } from '../../ui/plain/late';

export default {
  name: 'customers',
  ...companyForms(() => withWords(['companies'], import('./customerForm')).then((module) => module.customerForm)),
  list: late(() =>
    withWords(['companies', 'companyUpload'], import('./CustomerList')).then((module) => ({
      default: module.CustomerList,
    })),
  ),
  show: late(() =>
    withWords(['companies', 'representatives'], import('./CustomerShow')).then((module) => ({
      default: module.CustomerShow,
    })),
  ),
  upload: late(() =>
    withWords(['companies', 'companySheet', 'companyUpload', 'import'], import('./CustomerUpload')).then((module) => ({
      default: module.CustomerUpload,
    })),
  ),
  approvals: late(() =>
    withWords(['companies'], import('./CustomerApprovals')).then((module) => ({ default: module.CustomerApprovals })),
  ),
  approval: late(() =>
    withWords(['companies'], import('./CustomerApproval')).then((module) => ({ default: module.CustomerApproval })),
  ),
  icon: ApartmentIcon,
  recordRepresentation: (customer: Customer) => customer.name,
};
