import { type SQL, sql } from 'drizzle-orm';
import type { KolDetail, KolListItem } from '../../../domain/kols/types';
import type { KolStatus } from '../../../domain/kols/values';
import { seesAll, type Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { isoInstant, personJson } from '../../db/fragments';
import { allOf, arrayOf, pictureUrl, selectRows } from '../../db/list';
import { type PriceFields, pricesOf } from '../prices';
import { priceFields } from './prices';
import { scoreText } from './scores';

/** Staff also open what was rejected, to send it in once more; it is in no list (CONTRACT.md §4). */
function visible(viewer: Viewer | null): SQL {
  const statuses: KolStatus[] = seesAll(viewer) ? ['active', 'pending', 'reject'] : ['active'];
  return allOf(
    sql`k.status = any(${arrayOf(statuses, 'text')})`,
    !viewer && sql`k.public`,
    viewer?.type === 'kol' && sql`k.id = ${viewer.kolId}::uuid`,
  );
}

/** A KOL as its own rows have it. */
type Stored = Omit<KolDetail, 'average' | 'tracking_number' | 'course' | 'pending' | 'being_read'>;
type Own = Omit<Stored, Exclude<keyof KolListItem, 'score'>>;

/** One KOL the viewer may see; null otherwise. */
export async function findKol(db: Db, viewer: Viewer | null, id: string): Promise<Stored | null> {
  const [row] = await selectRows<Omit<Own, 'prices'> & { card: KolListItem; prices: PriceFields }>(
    db,
    sql`select c.card, k.fullname, k.gender, k.marriage, k.birthdate, k.description, k.note, k.status_reason, k.public,
      k.group_code, k.group_name, ${priceFields} as prices, ${sql.raw(scoreText)} as score,
      ${pictureUrl(sql`k.group_photo_file_id`)} as group_photo,
      case when u.id is null then null else ${personJson('u')} end as "createdBy"
    from kols k join kol_cards c on c.kol_id = k.id
      join kol_scores score on score.kol_id = k.id left join users u on u.id = k.created_by
    where ${allOf(visible(viewer), sql`k.id = ${id}`)}`,
  );
  if (!row) return null;
  const { card, prices, ...rest } = row;
  return { ...card, ...rest, prices: pricesOf(prices) };
}

/**
 * Which state a KOL is in that visitors may see, its accounts and sectors included: it says something else after each
 * write. Null where there is none.
 */
export async function findPublicState(db: Db, id: string): Promise<string | null> {
  const [row] = await selectRows<{ state: string }>(
    db,
    sql`select concat(k.xmin, '.', c.xmin) as state from kols k join kol_cards c on c.kol_id = k.id
      where ${allOf(visible(null), sql`k.id = ${id}`)}`,
  );
  return row?.state ?? null;
}

/** The accounts of a KOL that wait for the first answer of their network. */
export async function findBeingRead(db: Db, kolId: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select s.id from socials s where s.kol_id = ${kolId} and s.is_linked
      and not exists (select 1 from metric_latest m
        where m.owner_id = s.kol_id and m.subject_id = s.id and m.metric = 'follower' and m.source = 'api')
      and exists (select 1 from pgboss.job j
        where j.name = 'account' and j.state < 'completed' and j.data->>'id' = s.id::text)
      order by s.id`,
  );
  return rows.map(({ id }) => id);
}

const none = { view: null, like: null, comment: null, share: null, engagement: null, posts: 0, at: null, sources: [] };

/**
 * How many posts of a KOL we read, those of its channels and the active ones of campaigns, and its index: the mean of the
 * last 10 of them per network (CONTRACT.md §5). A post that is both counts once; unknown metrics are left out.
 */
export async function findAverages(db: Db, kolId: string): Promise<Pick<KolDetail, 'average' | 'tracking_number'>> {
  const [row] = await selectRows<KolDetail['average'] & { tracking_number: number }>(
    db,
    sql`
    with posts as (
      select distinct on (link) * from (
        select post_name(p.canonical_url) as link, p.id, p.campaign_id as owner_id, p.social_type, p.post_time as at, 0 as rank
          from campaign_posts p where p.kol_id = ${kolId} and p.is_active
        union all
        select post_name(coalesce(p.canonical_url, p.link)), p.id, p.kol_id, s.social_type, p.published_at, 1
          from channel_posts p join socials s on s.id = p.social_id where p.kol_id = ${kolId} and s.is_linked
      ) found order by link, rank, at desc nulls last, id
    ), recent as (
      select p.id, p.owner_id, row_number() over (partition by p.social_type order by p.at desc nulls last, p.id desc) as place
      from posts p
    ), measured as (
      select r.id, max(m.value) filter (where m.metric = 'view') as view, max(m.value) filter (where m.metric = 'reaction') as reaction,
        max(m.value) filter (where m.metric = 'comment') as comment, max(m.value) filter (where m.metric = 'share') as share,
        max(m.captured_at) filter (where m.value is not null) as at, array_agg(distinct m.source) filter (where m.value is not null) as sources
      from recent r left join metric_latest m on m.owner_id = r.owner_id and m.subject_id = r.id
      where r.place <= 10 group by r.id
    )
    select round(avg(view), 2) as view, round(avg(reaction), 2) as like, round(avg(comment), 2) as comment, round(avg(share), 2) as share,
      round(avg(case when coalesce(reaction, comment, share) is null then null
        else coalesce(reaction, 0) + coalesce(comment, 0) + coalesce(share, 0) end), 2) as engagement,
      count(*)::int as posts, ${isoInstant(sql`max(at)`)} as at,
      array(select distinct unnest(sources) from measured order by 1) as sources,
      (select count(*)::int from posts) as tracking_number
    from measured`,
  );
  if (!row) return { average: none, tracking_number: 0 };
  const { tracking_number, ...average } = row;
  return { average, tracking_number };
}
