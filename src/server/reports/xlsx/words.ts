import type { BuiltInLanguage } from '../../../domain/languages/rules';
import enCampaigns from '../../../domain/locales/en/campaigns.json';
import enExcel from '../../../domain/locales/en/excel.json';
import enDocument from '../../../domain/locales/en/reportDocument.json';
import viCampaigns from '../../../domain/locales/vi/campaigns.json';
import viExcel from '../../../domain/locales/vi/excel.json';
import viDocument from '../../../domain/locales/vi/reportDocument.json';

/** What a column is called on every sheet, and on slides and paper. */
const columnWords = ({ column }: typeof enDocument) => ({
  ...{ kol: column.kol, kol_code: column.kol_code, network: column.network, format: column.format },
  ...{ sow_number: column.number, url: column.link, posted: column.published, measured: column.measured },
  ...{ metric: column.metric, figure: column.figure, known: column.known, of: column.of },
});

/** The words of the report's workbook in each language. */
export const excelWords = {
  vi: { ...viExcel, ...columnWords(viDocument), formatName: viCampaigns.format },
  en: { ...enExcel, ...columnWords(enDocument), formatName: enCampaigns.format },
} satisfies Record<BuiltInLanguage, object>;
export type ExcelWords = (typeof excelWords)['en'];
