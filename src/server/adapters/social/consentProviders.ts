import type { ConsentProviders } from './consent';
import { type MetaApp, metaConsent } from './metaConsent';
import { type TiktokApp, tiktokConsent } from './tiktokConsent';

/** The providers of the apps this installation has keys of; null = none. */
export function consentProviders({
  meta,
  tiktok,
}: {
  meta: MetaApp | null;
  tiktok: TiktokApp | null;
}): ConsentProviders {
  return {
    ...(meta && { facebook: metaConsent('facebook', meta), instagram: metaConsent('instagram', meta) }),
    ...(tiktok && { tiktok: tiktokConsent(tiktok) }),
  };
}
