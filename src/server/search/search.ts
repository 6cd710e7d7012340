import { can, type Scope } from '../../domain/access';
import type { SearchAnswer } from '../../domain/search/types';
import { postLinkOf, readAsked } from '../../domain/search/words';
import type { SignedCtx } from '../context';
import {
  findBrandHits,
  findCampaignHits,
  findCustomerHits,
  findHashtagHits,
  findKolHits,
  findPostHits,
  findRequestHits,
  findUserHits,
} from './queries';

/**
 * The best matches of each group the caller may list and open, among the rows the caller has (spec 1 §2).
 * A text that begins with `#` finds the KOLs, brands and campaigns whose active posts bear that hashtag, for those who
 * may read hashtags; for others it is a text like any other. A link finds the posts it leads to, and nothing else.
 */
export async function searchAll({ db, viewer }: SignedCtx, text: string): Promise<SearchAnswer> {
  const asked = readAsked(text);
  const readsTags = can(viewer.access, 'hashtags_management', 'r');
  const tagged = asked.tagged && readsTags;
  const opens = (scope: Scope) => can(viewer.access, scope, 'r') && can(viewer.access, scope, 'r_detail');
  const opensRequests =
    can(viewer.access, 'campaigns_management', 'r_request') &&
    can(viewer.access, 'campaigns_management', 'r_detail_request');
  const link = postLinkOf(text);
  if (link) return opens('campaigns_management') ? { posts: await findPostHits(db, viewer, link) } : {};
  const of = { ...asked, tagged };
  const [kols, brands, customers, campaigns, requests, users, hashtags] = await Promise.all([
    opens('kol_management') ? findKolHits(db, viewer, of) : undefined,
    opens('brand_management') ? findBrandHits(db, viewer, of) : undefined,
    opens('customer_management') && !tagged ? findCustomerHits(db, viewer, of) : undefined,
    opens('campaigns_management') ? findCampaignHits(db, viewer, of) : undefined,
    opensRequests && !tagged ? findRequestHits(db, viewer, of) : undefined,
    opens('user_management') && !tagged ? findUserHits(db, viewer, of) : undefined,
    readsTags ? findHashtagHits(db, viewer, asked.tag) : undefined,
  ]);
  return {
    ...(kols && { kols }),
    ...(brands && { brands }),
    ...(customers && { customers }),
    ...(campaigns && { campaigns }),
    ...(requests && { requests }),
    ...(users && { users }),
    ...(hashtags && { hashtags }),
  };
}
