import type { KolSocial } from '../kols/types';
import type { IntroContent } from './types';

/** A featured KOL as the intro page shows it: what the page says of it, else what the KOL itself does. */
export interface ShownKol {
  id: string;
  name: string;
  jobs: string;
  /** An address. */
  image: string | null;
  socials: Pick<KolSocial, 'social_type' | 'follower_count'>[];
}

/**
 * The intro page as it is shown: pictures are addresses, featured KOLs real and active ones, and a headline figure
 * nobody wrote is the one our own readings have; empty while there is none.
 */
export interface ShownIntro extends Omit<IntroContent, 'kols_page'> {
  kols_page: Omit<IntroContent['kols_page'], 'kols'> & { kols: ShownKol[] };
}
