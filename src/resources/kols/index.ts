import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import { lazy } from 'react';
import type { KolListItem } from '../../domain/kols/types';
import { withWords } from '../../providers/pageWords';

export default {
  name: 'kols',
  list: lazy(() =>
    withWords(['kolForm', 'kolUpload'], import('./KolList')).then((module) => ({ default: module.KolList })),
  ),
  compare: lazy(() =>
    withWords(['scores'], import('./compare/KolCompare')).then((module) => ({ default: module.KolCompare })),
  ),
  show: lazy(() =>
    withWords(['kolForm', 'scores'], import('./KolShow')).then((module) => ({ default: module.KolShow })),
  ),
  create: lazy(() => withWords(['kolForm'], import('./KolCreate')).then((module) => ({ default: module.KolCreate }))),
  edit: lazy(() => withWords(['kolForm'], import('./KolEdit')).then((module) => ({ default: module.KolEdit }))),
  approvals: lazy(() =>
    withWords(['kolForm'], import('./approval/KolApprovals')).then((module) => ({ default: module.KolApprovals })),
  ),
  approval: lazy(() =>
    withWords(['kolForm'], import('./approval/KolApproval')).then((module) => ({ default: module.KolApproval })),
  ),
  upload: lazy(() =>
    withWords(['kolForm', 'kolSheet', 'kolUpload'], import('./KolUpload')).then((module) => ({
      default: module.KolUpload,
    })),
  ),
  icon: PeopleIcon,
  recordRepresentation: (kol: KolListItem) => kol.stage_name,
};
