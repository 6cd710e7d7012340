import { sql } from 'drizzle-orm';
import { addDays, startOfDay } from '../../domain/dates';
import type { RoleName } from '../../domain/roles';
import type { Db } from '../db/connection';
import { createRandom, type Random, uuidv7At } from './content/random';
import { createDocumentShelf, type DocumentShelf } from './documents';
import { createPictureBook, type PictureBook } from './pictures';

/** Ids of the installation's reference data, by their names; each throws where there is none. */
export interface ReferenceIds {
  role(name: RoleName): string;
  sector(type: 'kol' | 'customer_brand' | 'industry', code: string): string;
  language(code: string): string;
}

/** What the demo's parts are built from: chance, the calendar around `today`, ids, pictures and reference data. */
export interface World {
  random: Random;
  /** `YYYY-MM-DD` in Asia/Ho_Chi_Minh. */
  today: string;
  /** The day `offset` days from today. */
  day(offset: number): string;
  /** The instant `hour` (0 to 24, fractions allowed) of the day `offset` days from today. */
  at(offset: number, hour: number): Date;
  /** A UUIDv7 as if made at that instant. */
  newId(date: Date): string;
  pictures: PictureBook;
  documents: DocumentShelf;
  reference: ReferenceIds;
}

const minute = 60_000;

/** The world of a demo on this day: the same day and seed give the same data. */
export function createWorld(today: string, reference: ReferenceIds): World {
  const random = createRandom('demo');
  const ids = random.fork('ids');
  const newId = (date: Date) => uuidv7At(ids, date);
  const day = (offset: number) => addDays(today, offset);
  return {
    random,
    today,
    day,
    at: (offset, hour) => new Date(startOfDay(day(offset)).getTime() + Math.round(hour * 60) * minute),
    newId,
    pictures: createPictureBook(newId),
    documents: createDocumentShelf(newId),
    reference,
  };
}

/** Reads the ids of roles, sectors and languages. */
export async function readReferenceIds(db: Db): Promise<ReferenceIds> {
  const { rows } = await db.execute<{ key: string; id: string }>(sql`
    select 'role ' || name as key, id from roles union all
    select 'language ' || code, id from languages union all
    select type || ' ' || code, id from sectors`);
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  const idOf = (key: string): string => {
    const id = ids.get(key);
    if (!id) throw new Error(`reference data has no ${key}`);
    return id;
  };
  return {
    role: (name) => idOf(`role ${name}`),
    sector: (type, code) => idOf(`${type} ${code}`),
    language: (code) => idOf(`language ${code}`),
  };
}
