import pg from 'pg';
import { onDatabase, scratchServer } from '../../../src/server/db/scratchServer';
import { type Networks, startNetworks } from '../../support/networks/startNetworks';
import { startServerProcess } from '../../support/serverProcess';

/** The demo on a server of its own, connected to simulated networks whose owners can be asked. */
export interface ConsentServer {
  url: string;
  networks: Networks;
  stop(): Promise<void>;
}

/** Starts both; the other tests' server has no keys of any network, and stays as it is. */
export async function startConsentServer(): Promise<ConsentServer> {
  const name = `kolhub_consents_${process.pid}`;
  const scratch = await scratchServer();
  const onServer = async (statement: string) => {
    const client = new pg.Client(scratch.config);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await onServer(`create database ${name} template template0`);
  const networks = await startNetworks();
  const { TIKTOK_CLIENT_KEY, TIKTOK_CLIENT_SECRET, TIKTOK_API_BASE } = networks.env;
  const server = await startServerProcess(onDatabase(scratch.config, name), {
    DEMO: '1',
    LOG_LEVEL: 'fatal',
    TIKTOK_CLIENT_KEY,
    TIKTOK_CLIENT_SECRET,
    TIKTOK_API_BASE,
  });
  return {
    url: server.url,
    networks,
    async stop() {
      await server.remove();
      await networks.close();
      await onServer(`drop database if exists ${name} with (force)`);
      await scratch.stop();
    },
  };
}
