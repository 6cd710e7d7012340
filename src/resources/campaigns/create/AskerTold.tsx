import { useGetOne, useTranslate } from 'react-admin';
import { mailsGuest, tellsAsker } from '../../../domain/requests/rules';
import type { RequestDetail } from '../../../domain/requests/types';
import { useMe } from '../../../ui/console/access/useAccess';
import { whole } from '../../../ui/console/record/whole';

/** Who is told that the request is approved which the campaign is made from: a guest by mail, who has an account in the product. */
export function AskerTold({ requestId }: { requestId: string }) {
  const translate = useTranslate();
  const asked = { id: requestId, meta: whole('requests') };
  const { data: request } = useGetOne<RequestDetail>('requests', asked, { retry: false });
  const { id: me } = useMe();
  if (!request) return null;
  if (mailsGuest(request, 'approved')) {
    return <p>{translate('campaignForm.guest_mailed', { email: request.customer_email })}</p>;
  }
  const asker = request.createdBy?.id ?? null;
  if (!tellsAsker({ ...request, asker }, 'approved', me)) return null;
  return <p>{translate('campaignForm.asker_told', { name: request.createdBy?.fullname })}</p>;
}
