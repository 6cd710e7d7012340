import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import type { AuditRecord } from '../../domain/audit/types';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'audit',
  list: late(() =>
    withWords(['audit', 'jobs'], import('./AuditList')).then((module) => ({ default: module.AuditList })),
  ),
  icon: HistoryIcon,
  recordRepresentation: (entry: AuditRecord) => entry.action,
};
