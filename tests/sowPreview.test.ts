import { expect, it } from 'vitest';
import { type PreviewRow, postPreviewColumns, sowPreviewColumns } from '../src/resources/campaigns/previewColumns';

const told = (columns: ReturnType<typeof sowPreviewColumns>, rows: PreviewRow[]) =>
  columns.filter(({ says }) => !says || rows.some(says)).map(({ key }) => key);

it('the preview of SOWs tells prices right after the number of posts, and no KPI that no row has', () => {
  const rows = [
    { booking_price: 0, sale_price: 9, kpi_views: null },
    { booking_price: 5, sale_price: 9, kpi_like: 3 },
  ];
  const keys = told(sowPreviewColumns(String), rows);
  expect(keys.slice(keys.indexOf('post_count'))).toEqual(['post_count', 'booking_price', 'sale_price', 'kpi_like']);
});

it('the preview of posts tells no figure that no row has', () => {
  expect(told(postPreviewColumns(String), [{ view: 0 }]).slice(-2)).toEqual(['post_time', 'view']);
});
