import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { lazy } from 'react';
import type { AuditRecord } from '../../domain/audit/types';
import { withWords } from '../../providers/pageWords';

export default {
  name: 'audit',
  list: lazy(() =>
    withWords(['audit', 'jobs'], import('./AuditList')).then((module) => ({ default: module.AuditList })),
  ),
  icon: HistoryIcon,
  recordRepresentation: (entry: AuditRecord) => entry.action,
};
