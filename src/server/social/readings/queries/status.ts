import { type SQL, sql } from 'drizzle-orm';
import type { Network } from '../../../../domain/networks';
import type { NetworkStatus } from '../../../../domain/social/types';
import type { Db } from '../../../db/connection';
import { isoInstant } from '../../../db/fragments';
import { arrayOf, selectRows } from '../../../db/list';

/** What is known of a network's readings. */
export type StoredStatus = Pick<
  NetworkStatus,
  'network' | 'backlog' | 'last_success' | 'oldest' | 'failures' | 'open_until' | 'spent_until' | 'is_running'
> & {
  whole: Pick<NetworkStatus['whole'], 'accounts' | 'posts'>;
};

const later = (column: SQL) => sql`case when ${column} > now() then ${isoInstant(column)} end`;

/** How the reading of these networks stands, in their order. */
export function findStatuses(db: Db, networks: readonly Network[]): Promise<StoredStatus[]> {
  return selectRows<StoredStatus>(
    db,
    sql`with counted as (
        select network, subject_type, reason, count(*)::int as marks, max(last_success_at) as last_success,
          count(*) filter (where due_at is not null)::int as due
        from network_readings where network = any(${arrayOf(networks, 'text')}) group by network, subject_type, reason
      ), summed as (
        select network, max(last_success) as last_success,
          coalesce(sum(due) filter (where subject_type = 'social'), 0)::int as due_accounts,
          coalesce(sum(due) filter (where subject_type = 'post'), 0)::int as due_posts,
          coalesce(sum(marks) filter (where subject_type = 'social'), 0)::int as accounts,
          coalesce(sum(marks) filter (where subject_type = 'post'), 0)::int as posts
        from counted group by network
      )
      select n.network,
        json_build_object('accounts', coalesce(s.due_accounts, 0), 'posts', coalesce(s.due_posts, 0)) as backlog,
        json_build_object('accounts', coalesce(s.accounts, 0), 'posts', coalesce(s.posts, 0)) as whole,
        ${isoInstant(sql`s.last_success`)} as last_success,
        (select json_build_object('kol_id', a.kol_id, 'name', coalesce(a.name, k.stage_name),
            'read_at', ${isoInstant(sql`r.last_success_at`)})
          from network_readings r join socials a on a.id = r.subject_id join kols k on k.id = a.kol_id
          where r.network = n.network and r.subject_type = 'social'
          order by r.last_success_at nulls first, r.subject_id limit 1) as oldest,
        (select coalesce(json_agg(json_build_object('reason', f.reason, 'accounts', f.accounts, 'posts', f.posts)
            order by f.accounts + f.posts desc, f.reason), '[]')
          from (select reason, coalesce(sum(marks) filter (where subject_type = 'social'), 0)::int as accounts,
              coalesce(sum(marks) filter (where subject_type = 'post'), 0)::int as posts
            from counted c where c.network = n.network and reason is not null group by reason) f) as failures,
        ${later(sql`o.open_until`)} as open_until, ${later(sql`o.spent_until`)} as spent_until,
        exists (select 1 from pgboss.job j where j.name = 'network_reading' and j.singleton_key = n.network
          and (j.state = 'active' or (j.state < 'active' and j.start_after <= now()))) as is_running
      from unnest(${arrayOf(networks, 'text')}) with ordinality n(network, place)
        left join summed s on s.network = n.network left join network_circuits o on o.network = n.network
      order by n.place`,
  );
}
