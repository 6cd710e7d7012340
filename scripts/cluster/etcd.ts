import { join } from 'node:path';
import { ports, urlOf } from './addresses';
import { answers, Part } from './part';

/** The one etcd of the cluster; a real one has three. */
export function etcd(folder: string): { part: Part; start(): Promise<void> } {
  const client = urlOf(ports.etcd);
  const peer = urlOf(ports.etcdPeer);
  const settings = {
    name: 'etcd1',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `etcd1=${peer}`,
    'log-level': 'warn',
  };
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const part = new Part({ name: 'etcd', command: '/usr/bin/etcd', args, folder });
  return { part, start: () => part.start(() => answers(`${client}/health`)) };
}
