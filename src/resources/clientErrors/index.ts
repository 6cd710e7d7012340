import BugReportIcon from '@mui/icons-material/BugReportOutlined';
import { lazy } from 'react';
import type { ClientError } from '../../domain/clientErrors/types';
import { withWords } from '../../providers/pageWords';

export default {
  name: 'clientErrors',
  list: lazy(() =>
    withWords(['clientErrors'], import('./ClientErrorList')).then((module) => ({ default: module.ClientErrorList })),
  ),
  icon: BugReportIcon,
  recordRepresentation: (error: ClientError) => error.message,
};
