import * as yup from 'yup';
import { it } from 'vitest';
import { sowFields, storedSow } from '../../src/domain/campaigns/sowSchema';
import { code, parse } from '../../src/domain/validation';
import { readCell } from '../../src/server/imports/readCell';
import { sowColumns } from '../../src/domain/campaigns/sowColumns';
const schema = yup.object({ kol_code: code().required(), ...sowFields });
it('perf', () => {
  const row = { kol_code: 'A', social_type: 'facebook', post_format: 'other',
    description: `Nội dung công việc số`, post_count: 2, kpi_views: 1000, kpi_engagement: 1, kpi_buzz: 1, kpi_like: 1, kpi_share: 3, kpi_comment: 3, kpi_mentions: 3,
    engagement_rate: 3.5, booking_price: 8000000, sale_price: 10000000, is_offline: false, note: `ghi chú`, followers: 5000, is_online: true };
  const cpu = (label: string, work: () => void) => { const a = process.cpuUsage(); work(); const b = process.cpuUsage(a); process.stdout.write(`${label} ${((b.user + b.system) / 1000).toFixed(0)} ms cpu\n`); };
  for (let k = 0; k < 2; k++) {
    cpu('parse', () => { for (let i = 0; i < 10000; i++) parse(schema, row); });
    cpu('strict', () => { for (let i = 0; i < 10000; i++) schema.validateSync(row, { abortEarly: false, strict: true }); });
    cpu('cast', () => { for (let i = 0; i < 10000; i++) schema.cast(row, { stripUnknown: true }); });
    cpu('cells', () => { for (let i = 0; i < 10000; i++) for (const c of sowColumns) readCell(c, c.kind === 'choice' ? (c.key === 'social_type' ? 'Facebook' : 'Đăng bài viết') : c.kind === 'boolean' ? 'Có' : '1.000'); });
  }
}, 300000);
