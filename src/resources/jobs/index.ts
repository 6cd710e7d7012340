import JobIcon from '@mui/icons-material/PendingActionsOutlined';
import { lazy } from 'react';
import type { QueueJob } from '../../domain/jobs/types';
import { withWords } from '../../providers/pageWords';

export default {
  name: 'queueJobs',
  list: lazy(() => withWords(['jobs'], import('./JobList')).then((module) => ({ default: module.JobList }))),
  icon: JobIcon,
  recordRepresentation: (job: QueueJob) => job.about ?? job.kind,
};
