import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltProduct } from '../../builtProduct';
import { freePort } from '../../freePort';
import { type Networks, startNetworks } from '../startNetworks';

/** The built product with demo data, TikTok connected with the simulated one; the other networks stay the demo's own. */
export interface DemoStage {
  /** Where the product answers. */
  address: string;
  networks: Networks;
  close(): Promise<void>;
  /** Resolves when the product ends by itself. */
  ended: Promise<number>;
}

const patience = 120_000;

/** Starts both and waits until the product is ready. @throws Error where it ends before that */
export async function startDemoStage(port?: string): Promise<DemoStage> {
  const networks = await startNetworks();
  const { TIKTOK_CLIENT_KEY, TIKTOK_CLIENT_SECRET, TIKTOK_API_BASE } = networks.env;
  const own = port ?? String(await freePort());
  const address = `http://127.0.0.1:${own}`;
  const product = startBuiltProduct(own, {
    ...{ TIKTOK_CLIENT_KEY, TIKTOK_CLIENT_SECRET, TIKTOK_API_BASE },
    PUBLIC_URL: address,
  });
  const close = async () => {
    product.process.kill('SIGTERM');
    await product.ended;
    await networks.close();
  };
  const giveUp = Date.now() + patience;
  while (!(await fetch(`${address}/readyz`).catch(() => null))?.ok) {
    if (product.process.exitCode !== null || Date.now() > giveUp) {
      await close();
      throw new Error('the product did not start');
    }
    await sleep(250);
  }
  return { address, networks, close, ended: product.ended };
}
