import type { IntroContent, PitchingFeature } from './types';

/** What pictures the intro page has, each with the pixels it is cut to (spec 2 §9); banners are as featured KOLs are. */
export const introPictures = {
  logo: { width: 135, height: 38 },
  contact_logo: { width: 300, height: 88 },
  image: { width: 858, height: 333 },
  banner: { width: 960, height: 960 },
  featured_kol: { width: 960, height: 960 },
  feature: { width: 690, height: 464 },
  brand_logo: { width: 212, height: 228 },
} as const;

/** What is kept of a picture, in parts of its width and height as it is seen upright. */
export interface PicturePart {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type IntroPicture = keyof typeof introPictures;
export const introPictureKinds = Object.keys(introPictures) as IntroPicture[];

/** What stands in the place of a reference to a picture; null where there is none any more. */
type Replace = (reference: string, property: string) => string | null;

/** The content with every reference to a picture replaced; what is nothing but its picture goes with it. */
export function withPictures(content: IntroContent, replace: Replace): IntroContent {
  const one = (reference: string | null, property: string) => (reference ? replace(reference, property) : null);
  const featuresIn = (section: string) => (feature: PitchingFeature, index: number) => ({
    ...feature,
    image: one(feature.image, `content.${section}.detail.${index}.image`),
  });
  const { headers, intro_page, kols_page, pitching_page, ongoing_page, brand_page, contact_page } = content;
  return {
    ...content,
    headers: { ...headers, logo: one(headers.logo, 'content.headers.logo') },
    intro_page: {
      ...intro_page,
      image: one(intro_page.image, 'content.intro_page.image'),
      kols: intro_page.kols.flatMap((banner, index) => {
        const url = one(banner.url, `content.intro_page.kols.${index}.url`);
        return url ? [{ url }] : [];
      }),
    },
    kols_page: {
      ...kols_page,
      kols: kols_page.kols.map((kol, index) => ({
        ...kol,
        image: one(kol.image, `content.kols_page.kols.${index}.image`),
      })),
    },
    pitching_page: { ...pitching_page, detail: pitching_page.detail.map(featuresIn('pitching_page')) },
    ongoing_page: { ...ongoing_page, detail: ongoing_page.detail.map(featuresIn('ongoing_page')) },
    brand_page: {
      ...brand_page,
      logos: brand_page.logos.flatMap((logo, index) => {
        const image = one(logo.image, `content.brand_page.logos.${index}.image`);
        return image ? [{ ...logo, image }] : [];
      }),
    },
    contact_page: { ...contact_page, logo: one(contact_page.logo, 'content.contact_page.logo') },
  };
}

/** The pictures a content refers to, each once. */
export function picturesIn(content: IntroContent): string[] {
  const found = new Set<string>();
  withPictures(content, (reference) => {
    found.add(reference);
    return reference;
  });
  return [...found];
}
