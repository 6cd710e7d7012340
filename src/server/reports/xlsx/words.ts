import type { BuiltInLanguage } from '../../../domain/languages/rules';
import enCampaigns from '../../../domain/locales/en/campaigns.json';
import enExcel from '../../../domain/locales/en/excel.json';
import viCampaigns from '../../../domain/locales/vi/campaigns.json';
import viExcel from '../../../domain/locales/vi/excel.json';

/** The words of the report's workbook in each language. */
export const excelWords: Record<BuiltInLanguage, typeof enExcel & { formatName: typeof enCampaigns.format }> = {
  vi: { ...viExcel, formatName: viCampaigns.format },
  en: { ...enExcel, formatName: enCampaigns.format },
};
export type ExcelWords = (typeof excelWords)[BuiltInLanguage];
