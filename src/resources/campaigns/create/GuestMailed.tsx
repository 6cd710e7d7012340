import { useGetOne, useTranslate } from 'react-admin';
import { mailsGuest } from '../../../domain/requests/rules';
import type { RequestDetail } from '../../../domain/requests/types';
import { whole } from '../../../ui/console/record/whole';

/** That adding the campaign mails the guest whose request it is made from. */
export function GuestMailed({ requestId }: { requestId: string }) {
  const translate = useTranslate();
  const asked = { id: requestId, meta: whole('requests') };
  const { data: request } = useGetOne<RequestDetail>('requests', asked, { retry: false });
  if (!request || !mailsGuest(request, 'approved')) return null;
  return <p>{translate('campaignForm.guest_mailed', { email: request.customer_email })}</p>;
}
