const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const localName = /^(([\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether an address is one of this machine alone. */
export function isLoopback(address: string): boolean {
  return loopback.test(address);
}

/** Whether the host of an address (`localhost`, `[::1]`) is this machine for whoever opens it. */
export function isLocalName(host: string): boolean {
  return localName.test(host);
}
