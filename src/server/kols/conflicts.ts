import { conflictsAs } from '../db/conflicts';

/** What two writers of KOLs at the same moment collided over, as the refusal the slower one would have got later. */
export const asConflict = conflictsAs({
  kols_code_key: { property: 'code', message: 'kol_code_already_exist' },
  socials_url_key: { property: 'socials', message: 'social_already_linked' },
});
