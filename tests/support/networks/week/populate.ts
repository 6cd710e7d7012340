import { addDays, dayOf } from '../../../../src/domain/dates';
import { type Network, networks } from '../../../../src/domain/networks';
import type { Services } from '../../../../src/server/context';
import { sealText } from '../../../../src/server/social/consents/tokens';
import { buildCampaign, buildConsent, buildKol, buildPost, buildSocial, buildSow } from '../../factories';
import type { WorldAccount } from '../account';
import { postUrl } from '../post';
import type { Networks } from '../startNetworks';

/** How many accounts of each network there are, and how many posts of running campaigns by them. */
export type Sizes = Record<Network, { accounts: number; posts: number }>;

type Known = Pick<Services, 'db' | 'secrets'>;

const postsPerCampaign = 5;
const postsOfAccount = 3;

/** Campaigns about to end, running and being settled, in days from today. */
const ends = [
  { status: 'on_going', end: 5 },
  { status: 'on_going', end: 40 },
  { status: 'on_going', end: 60 },
  { status: 'liquidation', end: -1 },
] as const;

const addressOf = ({ network, handle }: WorldAccount) =>
  `https://${network}.com/${network === 'tiktok' || network === 'youtube' ? '@' : ''}${handle}`;

/**
 * Makes as many accounts in the world as in the database, followers from a thousand to three million, and posts of theirs
 * in campaigns. Owners of TikTok let us read: else it tells nothing.
 */
export async function populate(services: Known, simulated: Networks, sizes: Sizes, now: Date): Promise<void> {
  const today = dayOf(now);
  for (const network of networks) {
    const { accounts, posts } = sizes[network];
    let campaign = '';
    for (let n = 0; n < accounts; n += 1) {
      const handle = `tuan.${network}.${n}`;
      const followers = Math.floor(1_000 * 3_000 ** simulated.world.chance.fraction(handle));
      const account = simulated.world.add({ network, handle, followers, posts: postsOfAccount, htmlPictures: true });
      const kol = await linked(services, simulated, account);
      if (n >= posts) continue;
      if (n % postsPerCampaign === 0) {
        const { status, end } = ends[(n / postsPerCampaign) % ends.length] ?? ends[0];
        const days = { start_date: addDays(today, -20), end_date: addDays(today, end) };
        campaign = (await buildCampaign(services.db, { status, ...days })).id;
      }
      const [post] = simulated.world.posts(account);
      const part = { campaign_id: campaign, kol_id: kol, social_type: network };
      const sow = await buildSow(services.db, part);
      if (post) await buildPost(services.db, { sow, url_post: postUrl(post) });
    }
  }
}

async function linked({ db, secrets }: Known, simulated: Networks, account: WorldAccount): Promise<string> {
  const { network, followers } = account;
  const kol_id = (await buildKol(db)).id;
  const social = await buildSocial(db, {
    kol_id,
    social_type: network,
    url: addressOf(account),
    follower_count: followers,
  });
  if (network === 'tiktok') {
    const access_token = sealText(simulated.token(account), secrets);
    await buildConsent(db, { social_id: social.id, kol_id, social_type: network, access_token });
  }
  return kol_id;
}
