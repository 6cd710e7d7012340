import type { Pace } from '../../../domain/campaigns/pace';
import type { StatusTone } from '../record/statusTones';

/** One colour a word; red is for the one that needs somebody. */
export const paceTones: Record<Pace, StatusTone> = { ahead: 'good', on_pace: 'info', behind: 'bad', none: 'muted' };
