import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { Statement } from './statements';

// What the list is measured against: nothing but Fastify, the driver, and the SQL the server itself runs.
const [file = ''] = process.argv.slice(2);
const { config, statements } = JSON.parse(readFileSync(file, 'utf8')) as {
  config: pg.PoolConfig;
  statements: Statement[];
};
const pool = new pg.Pool({ ...config, max: 20 });
const app = Fastify();
app.get('/healthz', () => 'ok');
app.get<{ Params: { index: string } }>('/:index', async ({ params }) => {
  const statement = statements[Number(params.index)];
  if (!statement) throw new Error(`no statement ${params.index}`);
  const { rows } = await pool.query(statement);
  return rows[0];
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
