import { type BuiltInLanguage, builtInLanguages, defaultLanguage } from '../../domain/languages/rules';
import type { Translate } from '../../domain/locales/translator';
import { shareSize } from '../../domain/publicSite/sharePicture';
import type { LinkedData } from '../found/dataScript';
import logo from './logo.svg';

/** What is told of a page to those who list it or show a link to it. */
export interface Found {
  description: string;
  /** Where it stands in a language, without host. */
  pathIn: (language: BuiltInLanguage) => string;
  /** Where the picture of it is, without host. */
  picture: string;
  /** Whose profile it is, if anybody's. */
  type?: 'profile';
  /** What machines are told of it; `home` stands before each address. */
  factsAt?: (home: string) => LinkedData[];
}

interface HeadProps {
  title: string;
  found: Found | null;
  /** Where browsers reach this installation, without a slash at the end. */
  home: string;
  language: BuiltInLanguage;
  say: Translate;
}

const locales: Record<BuiltInLanguage, string> = { vi: 'vi_VN', en: 'en_US' };

/** Title of a page, and for one that may be found: its one address, the same page in other languages, its preview. */
export function Head({ title, found, home, language, say }: HeadProps) {
  const product = say('common.product');
  return (
    <>
      <link rel="icon" href={logo} type="image/svg+xml" />
      <title>{title === product ? title : `${title} · ${product}`}</title>
      {found ? (
        <Findable {...{ title, found, home, language, product }} />
      ) : (
        <meta name="robots" content="noindex, nofollow" />
      )}
    </>
  );
}

interface FindableProps extends Omit<HeadProps, 'found' | 'say'> {
  found: Found;
  product: string;
}

function Findable({ title, found, home, language, product }: FindableProps) {
  const { description, pathIn, picture, type = 'website' } = found;
  const addressIn = (other: BuiltInLanguage) => home + pathIn(other);
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressIn(language)} />
      {builtInLanguages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={product} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:image" content={home + picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
