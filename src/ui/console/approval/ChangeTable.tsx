import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PendingField } from '../../../domain/approvals/types';
import styles from './approval.module.css';

interface ChangeTableProps {
  change: readonly PendingField[];
  labelOf: (field: string) => string;
  /** A field's value in the person's words. */
  show: (field: string, value: unknown) => ReactNode;
}

/** What an edit would change: the value in force, then the one asked for. */
export function ChangeTable({ change, labelOf, show }: ChangeTableProps) {
  const translate = useTranslate();
  return (
    <table className={styles.changes} aria-label={translate('approval.changes')}>
      <thead>
        <tr>
          <th scope="col">{translate('approval.field')}</th>
          <th scope="col">{translate('approval.before')}</th>
          <th scope="col">{translate('approval.after')}</th>
        </tr>
      </thead>
      <tbody>
        {change.map(({ field, before, after, conflict }) => (
          <tr key={field}>
            <th scope="row">
              {labelOf(field)}
              {conflict && <span className={styles.conflict}>{translate('approval.conflict')}</span>}
            </th>
            <td className={styles.before} data-label={translate('approval.before')}>
              {show(field, before)}
            </td>
            <td className={styles.after} data-label={translate('approval.after')}>
              {show(field, after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
