import * as yup from 'yup';
import { networks } from '../networks';
import { day, id, optionalId } from '../validation';

/** Most posts a platform profile answers (spec 2 §9: recent posts per platform 10). */
const recentPosts = 10;

const period = {
  kol_id: id().required(),
  start_date: day(),
  end_date: day().test(
    'after',
    'end_date_before_start',
    (value, { parent }) => !value || !parent.start_date || value >= parent.start_date,
  ),
};

/**
 * Query of `GET /social/{network}`; both days included, Asia/Ho_Chi_Minh; without them the last 30 days. `social_id`
 * names one of several accounts of the network; without it the most followed is meant.
 */
export const platformQuery = yup.object({
  ...period,
  social_id: optionalId(),
  max_number: yup.number().integer().min(1).max(recentPosts).default(recentPosts),
});
export type PlatformQuery = yup.InferType<typeof platformQuery>;

/** Query of `GET /social/overview`; without days since the KOL was entered. */
export const socialOverviewQuery = yup.object(period);

/** Query of `GET /social/social-network-data`. */
export const socialNetworkQuery = yup.object({ kol_id: id().required() });

/** Body of `POST /social/sync`: one KOL, one campaign or one network. */
export const socialSyncBody = yup
  .object({ kol_id: optionalId(), campaign_id: optionalId(), network: yup.string().oneOf(networks) })
  .test('one', 'field_required', ({ kol_id, campaign_id, network }, { createError }) => {
    const named = [kol_id, campaign_id, network].filter(Boolean).length;
    return named === 1 || createError({ path: 'kol_id', message: named === 0 ? 'field_required' : 'invalid_value' });
  });
export type SocialSyncBody = yup.InferType<typeof socialSyncBody>;
