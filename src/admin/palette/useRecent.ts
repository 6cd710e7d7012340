import { useState } from 'react';
import { type RaRecord, useGetMany, useTranslate } from 'react-admin';
import { pictureOf } from '../../domain/campaigns/picture';
import type { CampaignListItem, CompanyRef } from '../../domain/campaigns/types';
import type { KolListItem } from '../../domain/kols/types';
import { requestCode } from '../../domain/requests/rules';
import type { RequestListItem } from '../../domain/requests/types';
import type { CampaignHit, SearchHit } from '../../domain/search/types';
import type { UserRow } from '../../domain/users/types';
import { mayCall } from '../../providers/mayCall';
import { getRecent, type RecentChoice, type RecentKind } from '../../providers/recent';
import { endpointFor } from '../../providers/resourceCalls';
import { useAccess } from '../../ui/console/access/useAccess';
import { type Entry, pageLine, recordLine, tagLine } from './entries';

const hitOfKol = ({ id, code, stage_name, avatar }: KolListItem): SearchHit => ({
  id,
  code,
  name: stage_name,
  picture: avatar,
});
const hitOfCompany = ({ id, code, name, logo }: CompanyRef): SearchHit => ({ id, code, name, picture: logo });
const hitOfCampaign = (campaign: CampaignListItem): CampaignHit => ({
  id: campaign.id,
  code: campaign.code,
  name: campaign.name,
  status: campaign.status,
  picture: pictureOf(campaign),
});

const hitOfRequest = ({ id, request_name, brand_cover_image }: RequestListItem): SearchHit => ({
  id,
  code: requestCode(id),
  name: request_name,
  picture: brand_cover_image,
});
const hitOfUser = ({ id, code, fullname, full_avatar }: UserRow): SearchHit => ({
  id,
  code,
  name: fullname,
  picture: full_avatar,
});

/** Where the person was last, as records are called now; those that may not be read any more are left out. */
export function useRecent(): { entries: Entry[]; loading: boolean } {
  const translate = useTranslate();
  const access = useAccess();
  const [choices] = useState(getRecent);
  const kols = useRecords(choices, 'kols', hitOfKol);
  const brands = useRecords(choices, 'brands', hitOfCompany);
  const customers = useRecords(choices, 'customers', hitOfCompany);
  const campaigns = useRecords(choices, 'campaigns', hitOfCampaign);
  const requests = useRecords(choices, 'requests', hitOfRequest);
  const users = useRecords(choices, 'users', hitOfUser);
  const lineOf = (choice: RecentChoice): Entry | null => {
    if (choice.kind === 'page') return pageLine(choice.page, translate, access);
    if (choice.kind === 'hashtags') return tagLine(choice.tag);
    const { kind, id } = choice;
    if (kind === 'campaigns') {
      const hit = campaigns.hits.find((one) => one.id === id);
      return hit ? recordLine({ kind, hit }, access) : null;
    }
    const hit = { kols, brands, customers, requests, users }[kind].hits.find((one) => one.id === id);
    return hit ? recordLine({ kind, hit }, access) : null;
  };
  return {
    entries: choices.flatMap((choice) => lineOf(choice) ?? []),
    loading: [kols, brands, customers, campaigns, requests, users].some(({ isLoading }) => isLoading),
  };
}

function useRecords<T extends RaRecord, Hit>(
  choices: readonly RecentChoice[],
  kind: RecentKind,
  hitOf: (record: T) => Hit,
) {
  const access = useAccess();
  const call = endpointFor(kind, 'getList');
  const ids = choices.flatMap((choice) => (choice.kind === kind ? [choice.id] : []));
  const enabled = ids.length > 0 && call !== undefined && mayCall(access, call);
  const { data = [], isLoading } = useGetMany<T>(kind, { ids }, { enabled, retry: false });
  return { hits: data.map(hitOf), isLoading };
}
