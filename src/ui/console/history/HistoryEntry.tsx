import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditRecord } from '../../../domain/audit/types';
import { Ago } from '../../plain/Ago';
import { Picture } from '../../plain/Picture';
import { Changes } from './Changes';
import styles from './history.module.css';

interface HistoryEntryProps {
  entry: AuditRecord;
  /** The record it is about, where the entry does not stand on that record's page. */
  subject?: ReactNode;
  /** What may be done about it. */
  action?: ReactNode;
}

/** One thing done: who, what, when, before and after, from which request. */
export function HistoryEntry({ entry, subject, action: todo }: HistoryEntryProps) {
  const translate = useTranslate();
  const { actor, key, action, entity, entity_id, at, changes, address, request_id } = entry;
  const isOwn = actor?.id === entity_id;
  const name = actor?.fullname ?? translate('common.nobody');
  return (
    <li className={styles.entry}>
      <Picture src={actor?.avatar} name={name} width={28} shape="circle" />
      <div>
        <div className={styles.line}>
          <strong>{name}</strong>
          <span>{translate(`audit.action.${action}`, { _: action })}</span>
          {key && <span className={styles.key}>{translate('audit.by_key', { name: key.name })}</span>}
          {subject && !isOwn && (
            <>
              <span aria-hidden="true">·</span>
              <span>{translate(`audit.entity.${entity}`, { _: entity })}</span>
              {subject}
            </>
          )}
          <span className={styles.when}>
            <Ago value={at} />
          </span>
        </div>
        <Changes changes={changes} />
        {todo}
        {subject && (address || request_id) && (
          <p className={styles.source}>
            {translate('audit.source', { address: address ?? '–', request: request_id ?? '–' })}
          </p>
        )}
      </div>
    </li>
  );
}
