import type { Health } from './types';

/** What the call of health answers. */
export interface HealthAnswers {
  healthOverview: Health;
}
