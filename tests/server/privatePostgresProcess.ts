import { startPrivatePostgres } from '../../src/server/db/private/startPrivatePostgres';

/** A process with a private PostgreSQL of its own: tells how the start went, and stops when its input ends. */
const tell = (message: object): void => {
  process.stdout.write(`${JSON.stringify(message)}\n`);
};

try {
  const [dataDir = ''] = process.argv.slice(2);
  const postgres = await startPrivatePostgres({ dataDir, log: () => undefined });
  tell({ connection: postgres.connection });
  process.stdin.resume();
  process.stdin.once('end', () => void postgres.stop());
} catch (error) {
  tell({ error: String(error) });
}
