import type { CampaignType } from '../campaigns/values';

/** Questions of one score (CONTRACT-2 §10). */
export const plainQuestions = ['q1', 'q2', 'q3', 'q4'] as const;
/** Questions of three parts, a score each. */
export const partedQuestions = ['q5', 'q6', 'q7'] as const;
export const questionKeys = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7'] as const;

export type PlainQuestion = (typeof plainQuestions)[number];
export type PartedQuestion = (typeof partedQuestions)[number];
export type QuestionKey = (typeof questionKeys)[number];

/** How many parts a question of parts has. */
export const partCount = 3;
/** The lowest and the highest score. */
export const scoreRange = { min: 1, max: 10 } as const;
/** Characters of a comment. */
export const commentLength = 2_000;

/** A question of the form. Texts are translation keywords. */
export interface EvaluationQuestion {
  key: QuestionKey;
  text: string;
  /** Of a question of one score none. */
  parts: string[];
}

/** Whether the creative team is asked about: only where it took part (CONTRACT-2 §10). */
export function asksCreative(type: CampaignType): boolean {
  return type === 'booking_creative_plan' || type === 'booking_content_direction';
}

/** Whether a question is one of parts. */
export function hasParts(key: QuestionKey): key is PartedQuestion {
  return partedQuestions.some((parted) => parted === key);
}

/** The questions that are asked about a campaign of this type, in order. */
export function questionsOf(type: CampaignType): EvaluationQuestion[] {
  return questionKeys
    .filter((key) => key !== 'q7' || asksCreative(type))
    .map((key) => ({
      key,
      text: `evaluation.question.${key}.text`,
      parts: hasParts(key) ? [1, 2, 3].map((part) => `evaluation.question.${key}.part_${part}`) : [],
    }));
}
