import type { SiteFrame } from '../../domain/introPage/types';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import { homePath } from '../../domain/publicSite/paths';
import { safeLink } from '../report/safeLink';
import type { LinkedData } from './dataScript';

interface Site {
  frame: SiteFrame;
  /** What the product is called where the site names no company. */
  product: string;
  description: string;
  home: string;
  language: BuiltInLanguage;
}

/** Who runs the site and what the site is; what the frame leaves empty is left out. */
export function siteFacts({ frame, product, description, home, language }: Site): LinkedData[] {
  const { contact_page: us, headers } = frame;
  const name = us.company || product;
  const logo = us.logo ?? headers.logo;
  const places = [us.office, us.branch].filter(Boolean);
  const profiles = [...us.profiles.map(({ url }) => url), us.website].flatMap((url) => safeLink(url) ?? []);
  const id = `${home}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': id,
      name,
      url: home + homePath(language),
      ...(logo && { logo: home + logo }),
      ...(us.email && { email: us.email }),
      ...(us.phone_number && { telephone: us.phone_number }),
      ...(places.length > 0 && { address: places }),
      ...(profiles.length > 0 && { sameAs: [...new Set(profiles)] }),
    },
    {
      '@type': 'WebSite',
      name,
      url: home + homePath(language),
      description,
      inLanguage: language,
      publisher: { '@id': id },
    },
  ];
}
