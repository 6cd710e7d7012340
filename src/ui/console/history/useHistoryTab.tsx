import { useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import { withWords } from '../../../providers/pageWords';
import { LateCode, late } from '../../plain/late';
import { useAccess } from '../access/useAccess';
import type { Tab } from '../record/Tabs';
import { ListBones } from '../state/ListBones';

const HistoryTab = late(() =>
  withWords(['audit', 'jobs'], import('./HistoryTab')).then((module) => ({ default: module.HistoryTab })),
);

/** The last tab of a record's page, where the trail may be read; none otherwise. */
export function useHistoryTab(entity: string, id: string): Tab[] {
  const translate = useTranslate();
  const access = useAccess();
  if (!can(access, 'permission_management', 'r')) return [];
  const content = (
    <LateCode fallback={<ListBones />}>
      <HistoryTab entity={entity} id={id} />
    </LateCode>
  );
  return [{ key: 'history', label: translate('common.history'), content }];
}
