// A provider as people sign in with one: port, client's redirect address, and where it tells the e-mail (token or userinfo).
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const [port = '', redirectUri = '', where = ''] = process.argv.slice(2);

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [{ client_id: 'kolhub', client_secret: 'google-secret', redirect_uris: [redirectUri] }],
  claims: { email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: where !== 'token',
  pkce: { required: () => true },
  cookies: { keys: ['test'] },
  // Whoever signs in as `second~an@example.test` is another account with that e-mail.
  findAccount: (_context: unknown, id: string) => ({
    accountId: id,
    claims: () => ({
      sub: id,
      email: id.split('~').at(-1),
      email_verified: !id.startsWith('unverified'),
      name: 'Ngô Bình',
    }),
  }),
});

createServer(provider.callback()).listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
