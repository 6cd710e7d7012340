import type { BuiltInLanguage } from '../languages/rules';
import { introInEnglish } from './defaults/en';
import { introInVietnamese } from './defaults/vi';
import type { IntroContent } from './types';

/** What the intro page says until it is published. Facts about the agency are left empty: they are not made up. */
export const defaultIntro: Record<BuiltInLanguage, IntroContent> = { vi: introInVietnamese, en: introInEnglish };
