const host = '127.0.0.1';

/** Where everything of the cluster listens; all on loopback. */
export const ports = {
  proxy: 4130,
  nodes: [4131, 4132],
  primary: 15432,
  standbys: 15433,
  postgres: [15451, 15452, 15453],
  patroni: [15461, 15462, 15463],
  etcd: 15471,
  etcdPeer: 15472,
  s3: 15481,
  proxyStatus: 15491,
} as const;

export const at = (port: number | undefined) => `${host}:${port}`;
export const urlOf = (port: number | undefined) => `http://${at(port)}`;

/** The cluster's database by way of the proxy. */
export const databaseAt = (port: number) => `postgres://postgres@${at(port)}/kolhub`;
