import Fastify from 'fastify';
import { readConfig } from './config';
import { endInTime } from './endInTime';
import { workerHandlers } from './handlers';
import { loggerOptions } from './http/logger';
import { logSlowStatements } from './http/slowStatements';
import { startWorkers } from './jobs/workers';
import { measureWorker } from './measureWorker';
import { openServices } from './services';
import { startTracing } from './tracing/start';
import { traceStatements } from './tracing/statements';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.databaseUrl) {
    throw new Error(
      'DATABASE_URL is not set: a private database belongs to one server, which works on its queue itself',
    );
  }
  const { log } = Fastify({ logger: loggerOptions(config.logLevel) });
  const endTracing = await startTracing(config);
  const { services, close } = await openServices(config, say);
  if (config.traces) traceStatements(services.pool);
  const endLogging = logSlowStatements({ ...services, log });
  const endMeasuring = await measureWorker({ ...services, log });
  const workers = await startWorkers({ ...services, log }, workerHandlers(services));
  say('Working on the queue');
  const stop = async () => {
    endInTime();
    await workers.stop();
    endLogging();
    await endMeasuring();
    await close();
    await endTracing();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
