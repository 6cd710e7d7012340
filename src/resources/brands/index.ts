import SellIcon from '@mui/icons-material/SellOutlined';
import type { Brand } from '../../domain/brands/types';
import { withWords } from '../../providers/pageWords';
import { companyForms, companyView } from '../../ui/console/companies/companyViews';
import type { CompanyKit } from '../../ui/console/companies/kit';
import { late } from '../../ui/plain/late';

export default {
  name: 'brands',
  ...companyForms(() => withWords(['companies'], import('./brandForm')).then((module) => module.brandForm)),
  list: late(() =>
    withWords(['companies', 'companyUpload'], import('./BrandList')).then((module) => ({ default: module.BrandList })),
  ),
  show: late(() =>
    withWords(['brandReport', 'companies', 'representatives'], import('./BrandShow')).then((module) => ({
      default: module.BrandShow,
    })),
  ),
  upload: late(() =>
    withWords(['companies', 'companySheet', 'companyUpload', 'import'], import('./BrandUpload')).then((module) => ({
      default: module.BrandUpload,
    })),
  ),
  approvals: late(() =>
    withWords(['companies'], import('./BrandApprovals')).then((module) => ({ default: module.BrandApprovals })),
  ),
  approval: companyView<CompanyKit>(
    () =>
      withWords(['companies'], import('../../ui/console/companies/CompanyApproval')).then(
        (module) => module.CompanyApproval,
      ),
    () => withWords(['companies'], import('./brandKit')).then((module) => module.brandKit),
  ),
  icon: SellIcon,
  recordRepresentation: (brand: Brand) => brand.name,
};
