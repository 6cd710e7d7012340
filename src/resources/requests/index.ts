import RequestIcon from '@mui/icons-material/InboxOutlined';
import type { RequestListItem } from '../../domain/requests/types';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'requests',
  list: late(() =>
    withWords(['requests'], import('./RequestList')).then((module) => ({ default: module.RequestList })),
  ),
  show: late(() =>
    withWords(['requests', 'kolChoice'], import('./RequestShow')).then((module) => ({ default: module.RequestShow })),
  ),
  link: late(() =>
    withWords(['requests'], import('./RequestLink')).then((module) => ({ default: module.RequestLink })),
  ),
  create: late(() =>
    withWords(['requests'], import('./create/RequestCreate')).then((module) => ({ default: module.RequestCreate })),
  ),
  icon: RequestIcon,
  recordRepresentation: (request: RequestListItem) => request.request_name,
};
