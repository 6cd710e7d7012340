import RequestIcon from '@mui/icons-material/InboxOutlined';
import { lazy } from 'react';
import type { RequestListItem } from '../../domain/requests/types';
import { withWords } from '../../providers/pageWords';

export default {
  name: 'requests',
  list: lazy(() =>
    withWords(['requests'], import('./RequestList')).then((module) => ({ default: module.RequestList })),
  ),
  show: lazy(() =>
    withWords(['requests', 'kolChoice'], import('./RequestShow')).then((module) => ({ default: module.RequestShow })),
  ),
  link: lazy(() =>
    withWords(['requests'], import('./RequestLink')).then((module) => ({ default: module.RequestLink })),
  ),
  create: lazy(() =>
    withWords(['requests'], import('./create/RequestCreate')).then((module) => ({ default: module.RequestCreate })),
  ),
  icon: RequestIcon,
  recordRepresentation: (request: RequestListItem) => request.request_name,
};
