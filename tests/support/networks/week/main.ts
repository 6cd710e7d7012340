import { parseArgs } from 'node:util';
import pg from 'pg';
import { networks } from '../../../../src/domain/networks';
import { migrateDatabase } from '../../../../src/server/db/migrate';
import { onDatabase, scratchServer } from '../../../../src/server/db/scratchServer';
import { databaseUrl } from '../../databaseUrl';
import { reportOf } from './report';
import { runWeek } from './runWeek';

// Budgets are those of YOUTUBE_DAILY_UNITS and META_HOURLY_CALLS, as a server's.
// npm run networks:week [-- --youtube 6000,1000 --facebook … --days 7 --workers 3]: accounts and posts of each network.
const { values } = parseArgs({
  options: {
    facebook: { type: 'string', default: '100,30' },
    instagram: { type: 'string', default: '100,30' },
    tiktok: { type: 'string', default: '50,20' },
    youtube: { type: 'string', default: '300,50' },
    days: { type: 'string', default: '7' },
    workers: { type: 'string', default: '3' },
  },
});
const sizeOf = (text: string) => {
  const [accounts = 0, posts = 0] = text.split(',').map(Number);
  return { accounts, posts };
};
const sizes = {
  facebook: sizeOf(values.facebook),
  instagram: sizeOf(values.instagram),
  tiktok: sizeOf(values.tiktok),
  youtube: sizeOf(values.youtube),
};

const print = (line: string) => process.stdout.write(`${line}\n`);
const begun = performance.now();
const server = await scratchServer();
const name = `kolhub_week_${process.pid}`;
const client = new pg.Client(server.config);
await client.connect();
try {
  await client.query(`create database ${name} template template0`);
  const config = onDatabase(server.config, name);
  await migrateDatabase(config);
  print(`${networks.map((one) => `${one} ${sizes[one].accounts} accounts, ${sizes[one].posts} posts`).join('; ')}`);
  const { YOUTUBE_DAILY_UNITS, META_HOURLY_CALLS } = process.env;
  const allowances = {
    ...(YOUTUBE_DAILY_UNITS && { youtube: Number(YOUTUBE_DAILY_UNITS) }),
    ...(META_HOURLY_CALLS && { meta: Number(META_HOURLY_CALLS) }),
  };
  const { days, stats } = await runWeek({
    allowances,
    ...{ databaseUrl: databaseUrl(config), sizes, days: Number(values.days), workers: Number(values.workers) },
    told: (day) => process.stderr.write(`day ${day.day} after ${Math.round((performance.now() - begun) / 1_000)} s\n`),
  });
  for (const line of reportOf(days, stats)) print(line);
  const isWithin = Object.values(stats).every(({ refused }) => refused === 0);
  print(isWithin ? 'No call was refused.' : 'THE BUDGET OF A NETWORK WAS EXCEEDED.');
  process.exitCode = isWithin ? 0 : 1;
} finally {
  await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
  await server.stop();
}
