import type { RequestDetail } from '../../../domain/requests/types';
import type { Me } from '../../../domain/users/types';
import { emptyNewCampaign, type NewCampaign } from './newCampaign';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as the rich text it means: each line a paragraph. */
function asRichText(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => `<p>${line.replace(/[&<>]/g, (sign) => escapes[sign] ?? '')}</p>`).join('');
}

/** What a campaign takes over from the request it is made from (spec 1 §2 Campaign request detail). */
export function fromRequest(request: RequestDetail): Partial<NewCampaign> {
  const { brand } = request;
  return {
    kols: request.data_kols.map(({ id, code, stage_name, avatar }) => ({ id, code, stage_name, avatar })),
    brand_id: brand ? [{ id: brand.id, name: brand.name }] : [],
    name: request.request_name,
    start_date: request.request_start_date,
    end_date: request.request_end_date,
    budget: request.request_budget,
    description: asRichText(request.request_description),
    customer_docs: [...request.data_files],
    request_id: request.id,
  };
}

/** What the address asks to begin with. */
export interface AskedFor {
  by: 'request' | 'brand';
  name: string;
}

/** What the address asks to begin with, where a draft is of another campaign than that; null where it may be of that one. */
export function askedInstead(known: Partial<NewCampaign>, draft: NewCampaign): AskedFor | null {
  const { request_id, brand_id = [], name = '' } = known;
  if (request_id) return request_id === draft.request_id ? null : { by: 'request', name };
  const [brand] = brand_id;
  return !brand || brand.id === draft.brand_id[0]?.id ? null : { by: 'brand', name: brand.name };
}

/** A new campaign as it begins: whoever adds it manages it, unless somebody outside the agency does. */
export function startFor(me: Pick<Me, 'id' | 'fullname' | 'type'>, known: Partial<NewCampaign>): NewCampaign {
  const managers = me.type === 'staff' ? [{ id: me.id, name: me.fullname }] : [];
  return { ...emptyNewCampaign, managers, ...known };
}
