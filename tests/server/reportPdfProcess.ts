import { createHash } from 'node:crypto';
import { reportDocument } from '../../src/server/reports/document';
import { renderPdf } from '../../src/server/reports/pdf/renderPdf';
import { reportPartsOf } from '../support/reportParts';
import { renderTaskOf } from '../support/reportRendering';

// Run by reportPdf.test.ts in time zones and languages of its choice.
const report = reportDocument(reportPartsOf({ sows: 3, name: (number) => `Linh 中文 ${number}` }), {
  reduced: false,
  language: 'vi',
});
process.stdout.write(
  createHash('sha256')
    .update(renderPdf(renderTaskOf(report, 'vi')))
    .digest('hex'),
);
