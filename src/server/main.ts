import { setFlagsFromString } from 'node:v8';
import { buildApp } from './app';
import { readConfig } from './config';
import { seedDemo } from './demo/seed';
import { endInTime } from './endInTime';
import { serverHandlers } from './handlers';
import { startWorkers } from './jobs/workers';
import { ensureReferenceData } from './reference/seed';
import { openServices } from './services';
import { startTracing } from './tracing/start';
import { traceStatements } from './tracing/statements';

// V8 would let garbage of a large import grow to several times what is in use; this keeps it near.
setFlagsFromString('--heap-growing-percent=40');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const endTracing = await startTracing(config);
  const { services, close } = await openServices(config, say);
  if (config.traces) traceStatements(services.pool, services.standby?.pool);
  await ensureReferenceData(services.db);
  if (config.demo) await seedDemo({ db: services.db, files: services.files, log: say });
  const app = await buildApp(services);
  const workers = await startWorkers({ ...services, log: app.log }, serverHandlers(services));
  // Jobs under way end while connections do.
  let resting: Promise<void> | null = null;
  app.addHook('preClose', async () => {
    resting = workers.stop().catch((error: unknown) => app.log.error({ err: error }, 'the workers did not stop'));
  });
  const stop = async () => {
    endInTime();
    await app.close();
    await resting;
    // Only now: what the app counted is written while it closes.
    await close();
    await endTracing();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const address = await app.listen({ port: config.port, host: config.host });
  say(`\n  KOL Hub: ${address}\n`);
  if (config.demo) say('  Demo accounts: executive@demo.example, customer@demo.example, … password Demo@12345\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
