import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import type { KolListItem } from '../../domain/kols/types';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'kols',
  list: late(() =>
    withWords(['kolForm', 'kolUpload'], import('./KolList')).then((module) => ({ default: module.KolList })),
  ),
  compare: late(() =>
    withWords(['scores'], import('./compare/KolCompare')).then((module) => ({ default: module.KolCompare })),
  ),
  show: late(() =>
    withWords(['kolForm', 'scores', 'readingFailure'], import('./KolShow')).then((module) => ({
      default: module.KolShow,
    })),
  ),
  create: late(() => withWords(['kolForm'], import('./KolCreate')).then((module) => ({ default: module.KolCreate }))),
  edit: late(() => withWords(['kolForm'], import('./KolEdit')).then((module) => ({ default: module.KolEdit }))),
  approvals: late(() =>
    withWords(['kolForm'], import('./approval/KolApprovals')).then((module) => ({ default: module.KolApprovals })),
  ),
  approval: late(() =>
    withWords(['kolForm'], import('./approval/KolApproval')).then((module) => ({ default: module.KolApproval })),
  ),
  upload: late(() =>
    withWords(['import', 'kolForm', 'kolSheet', 'kolUpload'], import('./KolUpload')).then((module) => ({
      default: module.KolUpload,
    })),
  ),
  icon: PeopleIcon,
  recordRepresentation: (kol: KolListItem) => kol.stage_name,
};
