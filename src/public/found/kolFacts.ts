import type { PublicKolDetail } from '../../domain/kols/types';
import { type BuiltInLanguage, defaultLanguage } from '../../domain/languages/rules';
import { networkNames } from '../../domain/networks';
import { homePath, kolPath, kolsPath } from '../../domain/publicSite/paths';
import { safeLink } from '../report/safeLink';
import type { LinkedData } from './dataScript';

interface Page {
  kol: PublicKolDetail;
  home: string;
  language: BuiltInLanguage;
  /** What the pages above it are called. */
  names: { site: string; kols: string };
}

/** Whose profile a page is, and where it stands. */
export function kolFacts({ kol, home, language, names }: Page): LinkedData[] {
  const url = home + kolPath(language, kol.id);
  const accounts = kol.socials.flatMap(({ url: account }) => safeLink(account) ?? []);
  const followers = kol.socials.flatMap(({ social_type, follower_count }) =>
    follower_count === null ? [] : [followersOn(networkNames[social_type], follower_count)],
  );
  const whose = {
    '@type': kol.type === 'personal' ? 'Person' : 'Organization',
    '@id': `${home}${kolPath(defaultLanguage, kol.id)}#kol`,
    name: kol.stage_name,
    url,
    identifier: kol.code,
    ...(kol.avatar?.startsWith('/') && { image: home + kol.avatar }),
    ...(kol.bio && { description: kol.bio }),
    ...(accounts.length > 0 && { sameAs: [...new Set(accounts)] }),
    ...(followers.length > 0 && { interactionStatistic: followers }),
  };
  const above = [
    { name: names.site, item: home + homePath(language) },
    { name: names.kols, item: home + kolsPath(language) },
    { name: kol.stage_name, item: url },
  ];
  return [
    { '@type': 'ProfilePage', url, inLanguage: language, mainEntity: whose },
    {
      '@type': 'BreadcrumbList',
      itemListElement: above.map((page, place) => ({ '@type': 'ListItem', position: place + 1, ...page })),
    },
  ];
}

const followersOn = (network: string, count: number): LinkedData => ({
  '@type': 'InteractionCounter',
  interactionType: 'https://schema.org/FollowAction',
  interactionService: { '@type': 'WebSite', name: network },
  userInteractionCount: count,
});
