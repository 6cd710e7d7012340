import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { addBulkCampaign } from '../demo/bulk/campaign';
import { addBulkKols } from '../demo/bulk/kols';
import { ensureReferenceData } from '../reference/seed';
import { openServices } from '../services';

// npm run seed -- --kols 100000 [--campaign-posts 5000]: bulk demo data for the database the server would use.
const { values } = parseArgs({ options: { kols: { type: 'string' }, 'campaign-posts': { type: 'string' } } });
const kols = countOf('kols');
const posts = countOf('campaign-posts');
if (!kols && !posts) throw new Error('Nothing to seed: --kols <count> and, or, --campaign-posts <count>');

const config = readConfig(process.env);
if (config.production) throw new Error('Demo data is refused with NODE_ENV=production');
const { services, close } = await openServices(config, console.log);
try {
  await ensureReferenceData(services.db);
  if (kols) await addBulkKols(services.db, kols, console.log);
  if (posts) console.log(`Campaign ${await addBulkCampaign(services.db, posts)} with ${posts} posts`);
} finally {
  await close();
}

function countOf(option: 'kols' | 'campaign-posts'): number {
  const text = values[option] ?? '0';
  if (!/^\d{1,8}$/.test(text)) throw new Error(`--${option} takes a whole number, not ${text}`);
  return Number(text);
}
