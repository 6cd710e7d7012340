// Started by playwright.config.ts: the built product on E2E_PORT with demo data in a fresh folder, removed at the end.
import { startBuiltProduct } from './builtProduct';

const { process: server, ended } = startBuiltProduct(process.env.E2E_PORT ?? '');

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
process.exit(await ended);
