import type { Translate } from '../../../domain/locales/translator';
import { networkNames, postMetrics } from '../../../domain/networks';
import type { ReportPost } from '../../../domain/reports/document';
import type { SheetSpec } from '../../adapters/workbooks/sheetSpec';
import { linkWidth } from './tableSheet';
import type { ExcelWords } from './words';

/** One row a reading: each value the figures rest on, with where it comes from and when it was taken. */
export function ledgerSheet(posts: readonly ReportPost[], say: Translate, words: ExcelWords): SheetSpec {
  return {
    ...{ name: words.sheet.ledger, isPrinted: true },
    columns: [
      { key: 'url', header: words.url, width: linkWidth, linked: true },
      { key: 'kol_code', header: words.kol_code, width: 14 },
      { key: 'kol', header: words.kol, width: 26 },
      { key: 'network', header: words.network, width: 14 },
      { key: 'sow', header: words.sow_number, format: 'integer' },
      { key: 'metric', header: words.metric, width: 18 },
      { key: 'value', header: words.value, format: 'integer' },
      { key: 'source', header: words.source, width: 20 },
      { key: 'captured_at', header: words.captured_at, format: 'instant', width: 22 },
    ],
    rows: posts.flatMap(({ url_post, kol, social_type, sow_number, metrics }) =>
      postMetrics.flatMap((metric) => {
        const reading = metrics[metric];
        if (!reading) return [];
        const { value, source, captured_at } = reading;
        return [
          {
            ...{ url: url_post, kol_code: kol.code, kol: kol.stage_name, network: networkNames[social_type] },
            ...{ sow: sow_number, metric: say(`campaigns.post.${metric}`), value, captured_at },
            source: say(`social.source.${source}`),
          },
        ];
      }),
    ),
  };
}
