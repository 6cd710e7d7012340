import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import { lazy } from 'react';
import type { KolListItem } from '../../domain/kols/types';

export default {
  list: lazy(() => import('./KolList').then((module) => ({ default: module.KolList }))),
  show: lazy(() => import('./KolShow').then((module) => ({ default: module.KolShow }))),
  icon: PeopleIcon,
  recordRepresentation: (kol: KolListItem) => kol.stage_name,
};
