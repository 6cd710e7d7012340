import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import { lazy } from 'react';
import type { KolListItem } from '../../domain/kols/types';

export default {
  name: 'kols',
  list: lazy(() => import('./KolList').then((module) => ({ default: module.KolList }))),
  show: lazy(() => import('./KolShow').then((module) => ({ default: module.KolShow }))),
  create: lazy(() => import('./KolCreate').then((module) => ({ default: module.KolCreate }))),
  edit: lazy(() => import('./KolEdit').then((module) => ({ default: module.KolEdit }))),
  approvals: lazy(() => import('./approval/KolApprovals').then((module) => ({ default: module.KolApprovals }))),
  approval: lazy(() => import('./approval/KolApproval').then((module) => ({ default: module.KolApproval }))),
  upload: lazy(() => import('./KolUpload').then((module) => ({ default: module.KolUpload }))),
  icon: PeopleIcon,
  recordRepresentation: (kol: KolListItem) => kol.stage_name,
};
