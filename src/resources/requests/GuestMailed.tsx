import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { mailsGuest } from '../../domain/requests/rules';
import type { RequestDetail } from '../../domain/requests/types';
import type { UpdateForm } from './requestForm';
import styles from './requests.module.css';

/** That the guest who asked is mailed of the status chosen in the form around it. */
export function GuestMailed({ request }: { request: RequestDetail }) {
  const translate = useTranslate();
  const { request_status: next } = useWatch() as Partial<UpdateForm>;
  if (!next || !mailsGuest(request, next)) return null;
  return <p className={styles.mailed}>{translate('requests.update.mailed', { email: request.customer_email })}</p>;
}
