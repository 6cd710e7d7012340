// Run as a process of its own: prints what the files of a made-up report are, as hashes.
import { createHash } from 'node:crypto';
import { renderPptx } from '../../src/server/reports/pptx/renderPptx';
import { renderXlsx } from '../../src/server/reports/xlsx/renderXlsx';
import { reportFile } from './reportFiles';

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const file = reportFile({ kols: 5, sows: 30, posts: 40 });
process.stdout.write(`${hash(await renderPptx(file))} ${hash(await renderXlsx(file))}\n`);
