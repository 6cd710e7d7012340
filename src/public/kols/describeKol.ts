import { formatCompact } from '../../domain/format';
import type { PublicKol } from '../../domain/kols/types';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import type { Translate } from '../../domain/locales/translator';
import { networkNames } from '../../domain/networks';
import { kolPath } from '../../domain/publicSite/paths';

const told = 3;

/** Where the page of this KOL stands in a language. */
export const pathOfKol = (id: string) => (language: BuiltInLanguage) => kolPath(language, id);

/** A KOL in a sentence, for those who list its page. */
export function describeKol({ stage_name, socials }: PublicKol, language: BuiltInLanguage, say: Translate): string {
  const networks = socials
    .slice(0, told)
    .map(({ social_type, follower_count }) =>
      [networkNames[social_type], follower_count !== null && formatCompact(follower_count, language)]
        .filter(Boolean)
        .join(' '),
    );
  return say('publicSite.kol.description', {
    name: stage_name,
    networks: networks.join(', ') || say('publicSite.kol.no_networks'),
  });
}
