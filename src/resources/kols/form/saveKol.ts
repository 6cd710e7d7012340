import type { FieldValues } from 'react-hook-form';
import type { KolDetail } from '../../../domain/kols/types';
import { ApiError, request } from '../../../providers/http';
import { mayGoOn, startOfEdit } from '../../../ui/console/approval/standing';
import { isTrusted } from './isTrusted';
import { toForm, toUpdate, unlinkedOf } from './kolForm';

interface Answer {
  data: KolDetail;
}

/** The KOL as it is now, for somebody about to go on editing it. @throws ApiError change_is_pending */
export async function loadKol(id: string): Promise<KolDetail> {
  const { data } = await request<Answer>('kolDetail', { params: { id } });
  if (!mayGoOn(data, isTrusted())) throw new ApiError(409, 'change_is_pending');
  return data;
}

/**
 * Saves an edit made on `base`: first the accounts that are to go, each a call of its own (CONTRACT.md §1), then the
 * rest. `moved` is told of every step that stands, so that a later refusal does not make the next try a stale one.
 * @throws ApiError record_was_changed where `base` is not the newest
 */
export async function saveKol(
  base: KolDetail,
  values: FieldValues,
  moved: (answer: KolDetail) => void,
): Promise<KolDetail> {
  const before = toForm(startOfEdit(base, isTrusted()));
  const body = toUpdate(values, before);
  let version = base.version;
  const unlinked = unlinkedOf(values, before);
  if (unlinked.length > 0 && (await loadKol(base.id)).version !== version) {
    throw new ApiError(409, 'record_was_changed');
  }
  for (const id of unlinked) {
    const { data } = await request<Answer>('socialUnlink', { params: { id } });
    version = data.version;
    moved(data);
  }
  const { data } = await request<Answer>('kolUpdate', { params: { id: base.id }, body: { ...body, version } });
  return data;
}
