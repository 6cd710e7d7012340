import { type SQL, sql } from 'drizzle-orm';
import type { Right } from '../../../domain/access';
import type { ApprovedType } from '../../../domain/notifications/types';
import { type UserType, usableGrants, userTypes } from '../../../domain/roles';
import type { Db } from '../../db/connection';
import { allOf, arrayOf, selectRows } from '../../db/list';
import { userHasBrand, userHasCustomer } from '../../db/rowScope';

/** A user who may be told; the first role decides role-dependent behaviour. */
export interface Entitled {
  id: string;
  type: UserType;
  roles: string[];
}

/** Records whose right to be seen decides who is told. */
type RecordType = ApprovedType | 'CAMPAIGN_REQUEST' | 'CAMPAIGN';

/** Whether user `u` has the record at all, whatever its status; of a campaign its people and its client's users do. */
const havingRecord: Record<RecordType, (id: string) => SQL> = {
  KOL: (id) => sql`exists (select 1 from kols k where k.id = ${id}::uuid and k.deleted_at is null
    and (u.type <> 'kol' or k.user_id = u.id))`,
  CUSTOMER: (id) => sql`exists (select 1 from customers cu where cu.id = ${id}::uuid and cu.deleted_at is null
    and ${userHasCustomer(sql`cu.id`)})`,
  BRAND: (id) => sql`exists (select 1 from brands b where b.id = ${id}::uuid and b.deleted_at is null
    and ${userHasBrand(sql`b.id`, sql`b.customer_id`)})`,
  CAMPAIGN: (id) => sql`exists (select 1 from campaigns c join brands b on b.id = c.brand_id where c.id = ${id}::uuid
    and c.deleted_at is null and ${userHasBrand(sql`b.id`, sql`b.customer_id`)} and (u.type <> 'staff' or exists
      (select 1 from campaign_people duty where duty.campaign_id = c.id and duty.user_id = u.id)))`,
  CAMPAIGN_REQUEST: (id) => sql`exists (select 1 from campaign_requests r where r.id = ${id}::uuid
    and ${userHasBrand(sql`r.brand_id`, sql`r.customer_id`)})`,
};

/**
 * The active users whose roles allow the action as they are now and who have the record; among the given ones, where
 * some are given. A grant that a type of user cannot use counts for nothing.
 */
export function findEntitled(
  db: Db,
  record: { type: RecordType; id: string },
  { scope, action }: Right,
  among?: readonly string[],
): Promise<Entitled[]> {
  const types = userTypes.filter((type) => usableGrants(type, [`${scope}.${action}`]).length > 0);
  return selectRows(
    db,
    sql`select u.id, u.type, array(select r.name from user_roles ur join roles r on r.id = ur.role_id
        where ur.user_id = u.id and r.status order by ur.position) as roles
      from users u where ${allOf(
        sql`u.active and u.deleted_at is null`,
        sql`u.type = any(${arrayOf(types, 'text')})`,
        sql`exists (select 1 from user_roles ur join roles r on r.id = ur.role_id and r.status
          join role_permissions p on p.role_id = r.id
          where ur.user_id = u.id and p.scope = ${scope} and p.action = ${action})`,
        havingRecord[record.type](record.id),
        among && sql`u.id = any(${arrayOf(among, 'uuid')})`,
      )} order by u.id`,
  );
}
