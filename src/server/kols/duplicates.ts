import { isDay } from '../../domain/dates';
import { readProfileUrl } from '../../domain/kols/profileUrl';
import type { DuplicatesInput } from '../../domain/kols/schema';
import type { LikelyDuplicate } from '../../domain/kols/types';
import type { SignedCtx } from '../context';
import { onlyStaff } from './guards';
import { type Candidate, findDuplicates } from './queries/duplicates';

/**
 * KOLs that are likely the same as one that is being filled in; what is not filled in, or not right yet, is left out.
 * @throws AppError permission_denied
 */
export async function likelyDuplicates(ctx: SignedCtx, input: DuplicatesInput): Promise<LikelyDuplicate[]> {
  onlyStaff(ctx.viewer);
  return (await findDuplicates(ctx.db, [candidateOf(input)])).get(0) ?? [];
}

function candidateOf({ id, stage_name, fullname, birthdate, socials }: DuplicatesInput): Candidate {
  const urls = (socials ?? []).flatMap(({ url, social_type }) => {
    const read = readProfileUrl(url ?? '', social_type);
    return 'error' in read ? [] : [read.url];
  });
  const names = [stage_name, fullname].filter((name): name is string => Boolean(name));
  return { id: id ?? null, names, birthdate: birthdate && isDay(birthdate) ? birthdate : null, urls };
}
