import { connect } from 'node:tls';

/** What a server shows that it is: until when, and whether browsers would take it. */
export interface Shown {
  endsAt: Date;
  isTrusted: boolean;
}

/** The certificate shown at an address, `https://host` or `https://host:port`. @throws Error where none is reached */
export function certificateAt(address: string, patienceMs: number): Promise<Shown> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    // One that browsers refuse has to be looked at as well, and nothing is said or taken over this connection.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no certificate in time')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve({ endsAt: new Date(socket.getPeerCertificate().valid_to), isTrusted: socket.authorized });
      socket.end();
    });
  });
}
