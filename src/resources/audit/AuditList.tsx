import { useTranslate } from 'react-admin';
import type { AuditRecord } from '../../domain/audit/types';
import { mayOpen, pathTo, type RouteName } from '../../domain/routes';
import { useAccess } from '../../ui/console/access/useAccess';
import { HistoryList } from '../../ui/console/history/HistoryList';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { useListParams } from '../../ui/console/list/useListParams';
import { RecordLink } from '../../ui/console/record/RecordLink';
import { scrollable } from '../../ui/plain/scrollable';
import { AuditFilters, auditFilterNames } from './AuditFilters';
import styles from './audit.module.css';

/** Pages of the records that have one of their own. */
const pages: Record<string, RouteName> = {
  user: 'userView',
  role: 'permissionGroupView',
  kol: 'kolView',
  customer: 'customerView',
  brand: 'brandView',
  campaign: 'campaignView',
  campaign_request: 'requestView',
  language: 'languageEdit',
};

/** Which list a campaign stands in its page says itself. */
const parameters = { type: 'inprogress' };

/** Everything that was written: who, when, what, from which request. */
export function AuditList() {
  const translate = useTranslate();
  const params = useListParams(auditFilterNames);
  return (
    <ListFrame resource="audit" params={params}>
      <ListHeader title={translate('page.audit')} description={translate('audit.help')} />
      <AuditFilters params={params} />
      <div className={styles.scroll} {...scrollable}>
        <HistoryList subjectOf={(entry) => <Subject entry={entry} />} />
      </div>
    </ListFrame>
  );
}

function Subject({ entry: { entity, entity_id, entity_name } }: { entry: AuditRecord }) {
  const access = useAccess();
  const page = pages[entity];
  const name = entity_name ?? `…${entity_id.slice(-6)}`;
  if (!page || !entity_name || !mayOpen(page, access)) return <span>{name}</span>;
  return (
    <RecordLink page={page} id={entity_id} parameters={parameters}>
      <span className={styles.name} title={pathTo(page, { ...parameters, id: entity_id })}>
        {name}
      </span>
    </RecordLink>
  );
}
