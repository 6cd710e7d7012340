import { startNetworks } from './startNetworks';

const { base, env, close } = await startNetworks({ port: Number(process.env.PORT ?? 4010) });
const lines = Object.entries(env).map(([name, value]) => `${name}=${value}`);
process.stdout.write(`${lines.join('\n')}\n# what was asked for: ${base}/__stats\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
