import JobIcon from '@mui/icons-material/PendingActionsOutlined';
import type { QueueJob } from '../../domain/jobs/types';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'queueJobs',
  list: late(() => withWords(['jobs'], import('./JobList')).then((module) => ({ default: module.JobList }))),
  icon: JobIcon,
  recordRepresentation: (job: QueueJob) => job.about ?? job.kind,
};
