import BugReportIcon from '@mui/icons-material/BugReportOutlined';
import { lazy } from 'react';
import type { ClientError } from '../../domain/clientErrors/types';

export default {
  name: 'clientErrors',
  list: lazy(() => import('./ClientErrorList').then((module) => ({ default: module.ClientErrorList }))),
  icon: BugReportIcon,
  recordRepresentation: (error: ClientError) => error.message,
};
