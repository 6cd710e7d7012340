import type { FieldError } from '../../domain/errors';
import { wholeProblems } from '../../domain/kols/rules';
import type { Network } from '../../domain/networks';
import { accountsOf, type KolFields, type Places } from './fields';
import { rangeOfFields } from './prices';
import type { Surroundings } from './queries/surroundings';

/**
 * What is wrong with a KOL by itself and by what is stored: a code or an account somebody else has, sectors and jobs
 * that are not there. `id` is the KOL as stored, null for a new one; `places` says where its accounts stand in the input.
 */
export function problemsOf(fields: KolFields, around: Surroundings, id: string | null, places: Places): FieldError[] {
  const problems = wholeProblems({ type: fields.type, fullname: fields.fullname, ...rangeOfFields(fields) });
  const holder = around.codes.get(fields.code.toUpperCase());
  if (holder && holder !== id) problems.push({ property: 'code', message: 'kol_code_already_exist' });
  if (!fields.sectors.every((sector) => around.sectors.has(sector))) {
    problems.push({ property: 'sectors', message: 'sector_not_exist' });
  }
  if (!fields.jobs.every((job) => around.jobs.has(job))) problems.push({ property: 'jobs', message: 'job_not_exist' });
  return [...problems, ...accountProblems(fields, around, places)];
}

function accountProblems(fields: KolFields, around: Surroundings, places: Places): FieldError[] {
  const seen = new Set<string>();
  return accountsOf(fields).flatMap(({ id, url }) => {
    const holder = around.urls.get(url);
    const isTaken = seen.has(url) || (holder !== undefined && holder !== id);
    seen.add(url);
    const place = places.get(id);
    const property = place === undefined ? 'socials' : `socials.${place}.url`;
    return isTaken ? [{ property, message: 'social_already_linked' }] : [];
  });
}

/** The last account of a network stays while SOWs there are in campaigns that are not over. */
export function unlinkProblems(
  before: KolFields,
  after: KolFields,
  running: readonly (Network | null)[],
): FieldError[] {
  const left = new Set(accountsOf(after).map(({ social_type }) => social_type));
  const lost = accountsOf(before).filter(({ social_type }) => !left.has(social_type) && running.includes(social_type));
  return lost.length > 0 ? [{ property: 'socials', message: 'social_cannot_be_unlinked' }] : [];
}
