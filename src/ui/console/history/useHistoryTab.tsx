import { useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import { getAccessMap } from '../../../providers/session';
import type { Tab } from '../record/Tabs';
import { HistoryTab } from './HistoryTab';

/** The last tab of a record's page, where the trail may be read; none otherwise. */
export function useHistoryTab(entity: string, id: string): Tab[] {
  const translate = useTranslate();
  if (!can(getAccessMap(), 'permission_management', 'r')) return [];
  return [{ key: 'history', label: translate('audit.history'), content: <HistoryTab entity={entity} id={id} /> }];
}
