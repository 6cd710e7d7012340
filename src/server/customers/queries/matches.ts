import { type SQL, sql } from 'drizzle-orm';
import type { CustomerMatch } from '../../../domain/customers/types';
import type { Db } from '../../db/connection';
import { pictureUrl, selectRows } from '../../db/list';

/** How alike names must be, from 0 to 1 by the three-letter parts they share. */
const alike = 0.5;
const shown = 10;

/** What many names of companies share says nothing about which company it is. */
const legalForms =
  '\\y(cong ty|tap doan|tong cong ty|doanh nghiep|chi nhanh|trach nhiem huu han|tnhh|mtv|mot thanh vien|co phan|cp|joint stock|jsc|ltd|llc|inc|co|corp|corporation|company|limited|group|viet nam|vietnam)\\y';

const coreOf = (name: SQL) =>
  sql`trim(regexp_replace(regexp_replace(normalise_text(${name}), ${legalForms}, ' ', 'g'), '[^[:alnum:]]+', ' ', 'g'))`;
const plainTax = (tax: SQL) => sql`upper(regexp_replace(${tax}, '[^[:alnum:]]', '', 'g'))`;

/** Approved customers that are likely the same as this one: by tax number, or by names alike but for the legal form. */
export function findMatches(db: Db, id: string): Promise<CustomerMatch[]> {
  return selectRows<CustomerMatch>(
    db,
    sql`with asked as materialized (
      select ${plainTax(sql`tax_number`)} as tax, array[${coreOf(sql`name`)}, ${coreOf(sql`trading_name`)}] as names
      from customers where id = ${id}
    ), found as (
      select cu.id, a.tax <> '' and ${plainTax(sql`cu.tax_number`)} = a.tax as same_tax,
        (select max(similarity(mine, theirs)) from unnest(a.names) mine,
          unnest(array[${coreOf(sql`cu.name`)}, ${coreOf(sql`cu.trading_name`)}]) theirs where mine <> '') as likeness
      from asked a cross join customers cu where cu.id <> ${id} and cu.status = 'active' and cu.deleted_at is null
    )
    select json_build_object('id', cu.id, 'code', cu.code, 'name', cu.name, 'logo', ${pictureUrl(sql`cu.logo_file_id`)},
        'trading_name', cu.trading_name, 'tax_number', cu.tax_number, 'brand_total',
        (select count(*) from brands b where b.customer_id = cu.id and b.deleted_at is null and b.status <> 'reject')) as customer,
      array_remove(array[case when f.same_tax then 'tax_number' end, case when f.likeness >= ${alike} then 'name' end], null) as why
    from found f join customers cu on cu.id = f.id where f.same_tax or f.likeness >= ${alike}
    order by f.same_tax desc, f.likeness desc nulls last, cu.created_at, cu.id limit ${shown}`,
  );
}

/**
 * Customers with the tax number of a candidate, or its name but for the legal form, by the candidate's place in the list:
 * stored ones, or, as `row`, the first of the list. A tax number says more than a name, so that it is told alone.
 */
export function findSameCustomers(
  db: Db,
  candidates: readonly { place: number; name: string; tax_number: string }[],
): Promise<
  {
    place: number;
    sign: 'same_tax_number' | 'same_name';
    row: number | null;
    code: string | null;
    name: string | null;
  }[]
> {
  return selectRows(
    db,
    sql`with asked as materialized (
      select a.place, ${plainTax(sql`a.tax_number`)} as tax, ${coreOf(sql`a.name`)} as core
      from jsonb_to_recordset(${JSON.stringify(candidates)}::jsonb) as a(place int, name text, tax_number text)
    ), stored as materialized (
      select id, code, name, ${plainTax(sql`tax_number`)} as tax, ${coreOf(sql`name`)} as core
      from customers where deleted_at is null and status <> 'reject'
    ), firsts as materialized (
      select place, tax, core, min(place) over (partition by tax) as first_tax, min(place) over (partition by core) as first_core
      from asked
    )
    select a.place, 'same_tax_number' as sign, null::int as row, s.code, s.name
      from asked a join stored s on s.tax = a.tax where a.tax <> ''
    union all
    select a.place, 'same_name', null, s.code, s.name
      from asked a join stored s on s.core = a.core and s.tax <> a.tax where a.core <> ''
    union all
    select place, 'same_tax_number', first_tax, null, null from firsts where tax <> '' and first_tax < place
    union all
    select place, 'same_name', first_core, null, null from firsts f where core <> '' and first_core < place
      and not exists (select 1 from asked a where a.place = f.first_core and a.tax = f.tax)
    order by place, sign desc, row nulls first, code`,
  );
}
