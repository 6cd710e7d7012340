import { builtInWords } from '../../domain/locales/builtIn';
import { reasonTypes } from '../../domain/lookups';
import { defaultGrants, roleNames } from '../../domain/roles';
import { allowTime, type Db } from '../db/connection';
import { rolePermissions, roles } from '../db/schema/identity';
import { jobs, languages, reasons, sectors, syncTimes, translationKeywords } from '../db/schema/settings';
import { newId } from '../ids';
import {
  brandIndustries,
  customerSectors,
  deleteReasons,
  jobs as jobList,
  kolSectors,
  type ReferenceSector,
  rejectReasons,
} from './lists';
import { hasActiveSyncTime, hasRoles, lockReferenceData } from './queries';
import { roleSeeds } from './roles';

/**
 * Gives an installation what every one needs: roles with their default grants, languages, sectors, industries, jobs,
 * reasons, sync times and a keyword for every built-in word (spec 1 §9, spec 2 §6). Adds what is missing and changes nothing that is there; roles only
 * where there are none at all. Safe to call at every start and from several processes at once.
 */
export async function ensureReferenceData(db: Db): Promise<void> {
  await db.transaction(async (transaction) => {
    await allowTime(transaction);
    await lockReferenceData(transaction);
    await addRoles(transaction);
    await addLanguages(transaction);
    await addKeywords(transaction);
    await addLists(transaction);
    await addSyncTimes(transaction);
  });
}

async function addRoles(db: Db): Promise<void> {
  if (await hasRoles(db)) return;
  const rows = roleNames.map((name, index) => ({ id: newId(), name, ...roleSeeds[name], priority: index + 1 }));
  await db.insert(roles).values(rows);
  const grants = rows.flatMap(({ id, name }) =>
    defaultGrants[name].map((grant) => {
      const [scope = '', action = ''] = grant.split('.');
      return { role_id: id, scope, action };
    }),
  );
  await db.insert(rolePermissions).values(grants);
}

async function addLanguages(db: Db): Promise<void> {
  await db
    .insert(languages)
    .values([
      { id: newId(), code: 'vi', language: 'Tiếng Việt', country_code: 'VN' },
      { id: newId(), code: 'en', language: 'English', country_code: 'US' },
    ])
    .onConflictDoNothing();
}

// Only the keys: a word itself stays the product's until somebody translates it.
async function addKeywords(db: Db): Promise<void> {
  await db
    .insert(translationKeywords)
    .values([...builtInWords.keys()].map((key) => ({ id: newId(), key })))
    .onConflictDoNothing();
}

function sectorRows(type: 'kol' | 'customer_brand' | 'industry', list: readonly ReferenceSector[]) {
  return list.map(({ code, vi, en, colors }, position) => ({
    id: newId(),
    type,
    code,
    name: vi,
    name_en: en,
    color_top: colors.top,
    color_bottom: colors.bottom,
    position,
  }));
}

async function addLists(db: Db): Promise<void> {
  await db
    .insert(sectors)
    .values([
      ...sectorRows('kol', kolSectors),
      ...sectorRows('customer_brand', customerSectors),
      ...sectorRows('industry', brandIndustries),
    ])
    .onConflictDoNothing();
  await db
    .insert(jobs)
    .values(jobList.map(({ code, vi, en }, position) => ({ code, name: vi, name_en: en, position })))
    .onConflictDoNothing();
  // `other` comes last: reasons are shown in the order they were made.
  const known = new Map([...deleteReasons, ...rejectReasons].map((reason) => [reason.code, reason]));
  const ordered = [...known.values()].sort((a, b) => Number(a.code === 'other') - Number(b.code === 'other'));
  await db
    .insert(reasons)
    .values(
      reasonTypes.flatMap((type) =>
        ordered.map(({ code, vi, en }) => ({ id: newId(), type, code, name: vi, name_en: en })),
      ),
    )
    .onConflictDoNothing();
}

const syncHours = {
  profile: { hours: [6, 12, 24], active: 24 },
  post: { hours: [1, 3, 6, 12, 24], active: 6 },
} as const;

async function addSyncTimes(db: Db): Promise<void> {
  for (const type of ['profile', 'post'] as const) {
    const { hours, active } = syncHours[type];
    // An option that is missing comes in switched off wherever another one is already chosen.
    const chosen = await hasActiveSyncTime(db, type);
    const rows = hours.map((sync_time) => ({
      id: newId(),
      type,
      sync_time,
      active: !chosen && sync_time === active,
    }));
    await db.insert(syncTimes).values(rows).onConflictDoNothing();
  }
}
