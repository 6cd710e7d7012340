import type { BuiltInLanguage } from '../../../domain/languages/rules';
import en from '../../../domain/locales/en/analysisExport.json';
import enCommon from '../../../domain/locales/en/common.json';
import enEvaluation from '../../../domain/locales/en/evaluation.json';
import enPace from '../../../domain/locales/en/pace.json';
import vi from '../../../domain/locales/vi/analysisExport.json';
import viCommon from '../../../domain/locales/vi/common.json';
import viEvaluation from '../../../domain/locales/vi/evaluation.json';
import viPace from '../../../domain/locales/vi/pace.json';

const wordsOf = (own: typeof en, common: typeof enCommon, { question }: typeof enEvaluation, pace: typeof enPace) => ({
  ...own,
  statusName: common.status.campaign,
  questionName: question,
  metricName: pace.metric,
});

/** The words of the analytics' workbook in each language. */
export const exportWords: Record<BuiltInLanguage, ReturnType<typeof wordsOf>> = {
  vi: wordsOf(vi, viCommon, viEvaluation, viPace),
  en: wordsOf(en, enCommon, enEvaluation, enPace),
};
export type ExportWords = (typeof exportWords)[BuiltInLanguage];
