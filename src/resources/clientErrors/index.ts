import BugReportIcon from '@mui/icons-material/BugReportOutlined';
import type { ClientError } from '../../domain/clientErrors/types';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'clientErrors',
  list: late(() =>
    withWords(['clientErrors'], import('./ClientErrorList')).then((module) => ({ default: module.ClientErrorList })),
  ),
  icon: BugReportIcon,
  recordRepresentation: (error: ClientError) => error.message,
};
