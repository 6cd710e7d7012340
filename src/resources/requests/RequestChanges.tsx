import { useListContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { BulkRequestAction } from '../../domain/bulk';
import { formatNumber, unknownText } from '../../domain/format';
import { mailsGuest } from '../../domain/requests/rules';
import type { RequestListItem } from '../../domain/requests/types';
import { useChosen } from '../../ui/console/list/useChosen';
import { useLanguage } from '../../ui/plain/language';
import { scrollable } from '../../ui/plain/scrollable';
import type { UpdateForm } from './requestForm';
import styles from './requests.module.css';

/** Each chosen request with what it has now and what it would have, and how many guests are mailed of it. */
export function RequestChanges({ action }: { action: BulkRequestAction }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { selectedIds } = useListContext();
  const chosen = useChosen<RequestListItem>();
  const { request_status: status, person_in_charge: [person] = [] } = useWatch() as Partial<UpdateForm>;
  const others = selectedIds.length - chosen.length;

  const statusName = (value: string) => translate(`common.status.request.${value}`);
  const change = ({ request_status, person_in_charge: now }: RequestListItem) =>
    action === 'status'
      ? { from: statusName(request_status), to: status && statusName(status), same: status === request_status }
      : { from: now?.fullname ?? unknownText, to: person?.name, same: person !== undefined && person.id === now?.id };

  const mailed = status ? chosen.filter((request) => mailsGuest(request, status)).length : 0;
  const words = { count: mailed, total: formatNumber(mailed, language) };
  return (
    <>
      {mailed > 0 && <p className={styles.mailed}>{translate('requests.bulk.mailed', words)}</p>}
      <ul className={styles.changes} aria-label={translate('requests.bulk.changes')} {...scrollable}>
        {chosen.map((request) => {
          const { from, to, same } = change(request);
          return (
            <li key={request.id}>
              <span>{request.request_name}</span>
              <small>{same ? translate('requests.bulk.stays', { value: from }) : to ? `${from} → ${to}` : from}</small>
            </li>
          );
        })}
        {others > 0 && <li>{translate('requests.bulk.others', { total: formatNumber(others, language) })}</li>}
      </ul>
    </>
  );
}
