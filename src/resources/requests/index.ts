import RequestIcon from '@mui/icons-material/InboxOutlined';
import { lazy } from 'react';
import type { RequestListItem } from '../../domain/requests/types';

export default {
  name: 'requests',
  list: lazy(() => import('./RequestList').then((module) => ({ default: module.RequestList }))),
  show: lazy(() => import('./RequestShow').then((module) => ({ default: module.RequestShow }))),
  link: lazy(() => import('./RequestLink').then((module) => ({ default: module.RequestLink }))),
  create: lazy(() => import('./create/RequestCreate').then((module) => ({ default: module.RequestCreate }))),
  icon: RequestIcon,
  recordRepresentation: (request: RequestListItem) => request.request_name,
};
