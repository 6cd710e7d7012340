import enCampaigns from '../../domain/locales/en/campaigns.json';
import enExcel from '../../domain/locales/en/excel.json';
import viCampaigns from '../../domain/locales/vi/campaigns.json';
import viExcel from '../../domain/locales/vi/excel.json';
import type { Network } from '../../domain/networks';

export type ExcelLanguage = 'vi' | 'en';

/** The words of the report's workbook in each language. */
export const excelWords = {
  vi: { ...viExcel, formatName: viCampaigns.format },
  en: { ...enExcel, formatName: enCampaigns.format },
};
export type ExcelWords = (typeof excelWords)[ExcelLanguage];

export const networkNames: Record<Network, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};
