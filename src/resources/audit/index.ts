import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { lazy } from 'react';
import type { AuditRecord } from '../../domain/audit/types';

export default {
  name: 'audit',
  list: lazy(() => import('./AuditList').then((module) => ({ default: module.AuditList }))),
  icon: HistoryIcon,
  recordRepresentation: (entry: AuditRecord) => entry.action,
};
