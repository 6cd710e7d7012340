import { sql } from 'drizzle-orm';
import type { KolRef } from '../../../domain/campaigns/types';
import type { PostFormat } from '../../../domain/campaigns/values';
import type { Network } from '../../../domain/networks';
import type { Db } from '../../db/connection';
import { kolJson } from '../../db/fragments';
import { selectRows } from '../../db/list';

/** What a SOW promises, for finding a post's SOW and for the post template. */
export interface PromisedSow {
  id: string;
  number: number;
  kol: KolRef;
  social_type: Network | null;
  post_format: PostFormat | null;
  post_count: number;
  posted: number;
}

/** SOWs of a campaign in their order, offline ones too. */
export function findPromisedSows(db: Db, campaignId: string): Promise<PromisedSow[]> {
  return selectRows<PromisedSow>(
    db,
    sql`select s.id, s.number, ${kolJson('k')} as kol, s.social_type, s.post_format, s.post_count,
      (select count(*)::integer from campaign_posts p where p.sow_id = s.id) as posted
    from sows s join kols k on k.id = s.kol_id where s.campaign_id = ${campaignId}
    order by s.position, s.number`,
  );
}
