import { answerWorkingDays } from '../limits';
import type { Translate } from '../locales/translator';

/** How soon we answer, in words. */
export const answeredWithin = (say: Translate) =>
  say(`publicSite.forms.within_${answerWorkingDays === 1 ? 'one' : 'other'}`, { days: answerWorkingDays });
