import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KolListQuery, kolListQuery } from '../../src/domain/kols/listSchema';
import { parse } from '../../src/domain/validation';
import type { Viewer } from '../../src/server/context';
import { findKols } from '../../src/server/kols/queries/list';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { buildKol } from '../support/factories';

let database: TestDatabase;

const staff = { type: 'staff', reduced: false, kolId: null } as Viewer;
const customer = { type: 'customer', reduced: true, kolId: null } as Viewer;
const ownKol = { type: 'kol', reduced: true, kolId: null } as Viewer;
const reduced: [string, Viewer | null][] = [
  ['nobody signed in', null],
  ['a customer', customer],
];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const first = { stage_name: 'Linh Mơ', code: 'LM001', fullname: 'Zương Thị Quyên', booking_price_from: 7_000_000 };
  const second = { stage_name: 'Linh Mơ', code: 'LM002', fullname: 'Ánh Thị Quyên', booking_price_from: 1_000_000 };
  const kol = await buildKol(db, first);
  await buildKol(db, second);
  ownKol.kolId = kol.id;
});
afterAll(() => database.drop());

const read = (viewer: Viewer | null, query: object) =>
  findKols(database.db, viewer, parse<KolListQuery>(kolListQuery, query));

/** Each way the list looks a text up: short, long, with other filters, with an order, without a total, page by page. */
const ways: object[] = [
  { stage_name: 'quye' },
  { stage_name: 'thi quyen' },
  { stage_name: 'Thị Quyên', kol_type: 'personal' },
  { stage_name: 'Thị Quyên', sort: 'NAMEASC' },
  { stage_name: 'Thị Quyên', count: 'none' },
  { stage_name: 'Thị Quyên', count: 'exact', page: 2, size: 1 },
  { stage_name: 'linh mo zuong' },
];

describe.each(reduced)('%s', (_, viewer) => {
  it.each(ways.map((way) => [way]))('finds nobody by a full name: %j', async (way) => {
    const { data, total } = await read(viewer, way);
    expect(data).toEqual([]);
    expect(total ?? 0).toBe(0);
  });

  it('finds by stage name and code, without accents', async () => {
    expect((await read(viewer, { stage_name: 'linh mo' })).total).toBe(2);
    expect((await read(viewer, { stage_name: 'MO' })).total).toBe(2);
    expect((await read(viewer, { stage_name: 'lm002' })).total).toBe(1);
    expect((await read(viewer, { stage_name: 'linh mo lm002' })).total).toBe(1);
  });

  it.each(['NAMEASC', 'NAMEDESC'])('learns no order of full names from %s', async (sort) => {
    const codes = (await read(viewer, { sort })).data.map(({ code }) => code);
    expect(codes).toEqual(sort === 'NAMEASC' ? ['LM001', 'LM002'] : ['LM002', 'LM001']);
  });

  it('learns nothing from price filters', async () => {
    expect((await read(viewer, { min_booking_price: 8_000_000 })).total).toBe(2);
    expect((await read(viewer, { max_booking_price: 2_000_000, stage_name: 'linh mo' })).total).toBe(2);
  });
});

it('does not even let a KOL search its own full name there', async () => {
  expect((await read(ownKol, { stage_name: 'Thị Quyên' })).data).toEqual([]);
  expect((await read(ownKol, { stage_name: 'Linh Mơ' })).data.map(({ code }) => code)).toEqual(['LM001']);
});

it('finds by full name for staff, and orders by it', async () => {
  for (const way of ways.slice(0, 4)) expect((await read(staff, way)).data).toHaveLength(2);
  const codes = (await read(staff, { sort: 'NAMEASC' })).data.map(({ code }) => code);
  expect(codes).toEqual(['LM002', 'LM001']);
});
