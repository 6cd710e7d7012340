import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { mailsGuest, tellsAsker } from '../../domain/requests/rules';
import type { RequestDetail } from '../../domain/requests/types';
import { useMe } from '../../ui/console/access/useAccess';
import type { UpdateForm } from './requestForm';
import styles from './requests.module.css';

/** Who is told of what is chosen in the form around it: a guest by mail, who has an account in the product. */
export function AskerTold({ request }: { request: RequestDetail }) {
  const translate = useTranslate();
  const { id: me } = useMe();
  const { request_status: next, person_in_charge: [chosen] = [] } = useWatch() as Partial<UpdateForm>;
  const asker = request.createdBy?.id ?? null;
  const lines = [
    ...(next && mailsGuest(request, next)
      ? [translate('requests.update.mailed', { email: request.customer_email })]
      : []),
    ...(next && tellsAsker({ ...request, asker }, next, me)
      ? [translate('requests.update.told', { name: request.createdBy?.fullname })]
      : []),
    ...(chosen && chosen.id !== request.person_in_charge?.id && chosen.id !== me
      ? [translate('requests.update.told_in_charge', { name: chosen.name })]
      : []),
  ];
  return lines.map((line) => (
    <p key={line} className={styles.mailed} role="status">
      {line}
    </p>
  ));
}
