import SellIcon from '@mui/icons-material/SellOutlined';
import { lazy } from 'react';
import type { Brand } from '../../domain/brands/types';

export default {
  list: lazy(() => import('./BrandList').then((module) => ({ default: module.BrandList }))),
  show: lazy(() => import('./BrandShow').then((module) => ({ default: module.BrandShow }))),
  upload: lazy(() => import('./BrandUpload').then((module) => ({ default: module.BrandUpload }))),
  create: lazy(() => import('./BrandCreate').then((module) => ({ default: module.BrandCreate }))),
  edit: lazy(() => import('./BrandEdit').then((module) => ({ default: module.BrandEdit }))),
  approvals: lazy(() => import('./BrandApprovals').then((module) => ({ default: module.BrandApprovals }))),
  approval: lazy(() => import('./BrandApproval').then((module) => ({ default: module.BrandApproval }))),
  approvalEdit: lazy(() => import('./BrandApprovalEdit').then((module) => ({ default: module.BrandApprovalEdit }))),
  icon: SellIcon,
  recordRepresentation: (brand: Brand) => brand.name,
};
