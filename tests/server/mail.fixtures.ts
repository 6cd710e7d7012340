import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as an SMTP server received it. */
export interface ReceivedMail {
  from: string;
  receivers: string[];
  raw: string;
  user: string | undefined;
}

/** A real SMTP server on loopback; with `login` it wants a user and a password. */
export async function startSmtp(login?: { user: string; pass: string }) {
  const mails: ReceivedMail[] = [];
  let refuse = false;
  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: !login,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.pass ? done(null, { user: username }) : done(new Error('no')),
    onRcptTo: (_address, _session, done) => done(refuse ? new Error('mailbox unavailable') : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          receivers: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
          user: session.user,
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    url: `smtp://${login ? `${login.user}:${login.pass}@` : ''}127.0.0.1:${port}`,
    refuseAll() {
      refuse = true;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The head of a mail, folded lines joined, encoded words read; header names in lower case. */
export function headersOf({ raw }: ReceivedMail): Map<string, string[]> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const headers = new Map<string, string[]>();
  for (const line of head.split('\r\n')) {
    const [, name = '', value = ''] = /^([\w-]+): ?(.*)$/.exec(line) ?? [];
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), decodeWords(value)]);
  }
  return headers;
}

/** The text and HTML part of a mail. */
export function partsOf({ raw }: ReceivedMail): { text: string; html: string } {
  const part = (type: string) => {
    const pattern = new RegExp(`Content-Type: ${type}[^]*?\\r\\n\\r\\n([^]*?)\\r\\n--`);
    const found = pattern.exec(raw);
    const quoted = /Content-Transfer-Encoding: quoted-printable/i.test(found?.[0] ?? '');
    const body = found?.[1] ?? '';
    if (quoted) return quotedPrintable(body);
    return /Content-Transfer-Encoding: base64/i.test(found?.[0] ?? '') ? Buffer.from(body, 'base64').toString() : body;
  };
  return { text: part('text/plain'), html: part('text/html') };
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_all, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : quotedPrintable(text.replace(/_/g, ' ')),
    );
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/gi, '%25'));
}

/** The files that came along with a mail: name as it stands in the head, and bytes. */
export function attachmentsOf({ raw }: ReceivedMail): { name: string; type: string; bytes: Buffer }[] {
  const pattern = /Content-Type: ([^;\r]+);\s+name="?([^"\r]+)"?\r\n([\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/g;
  return [...raw.matchAll(pattern)].map(([, type = '', name = '', , body = '']) => ({
    name: decodeWords(name),
    type,
    bytes: Buffer.from(body, 'base64'),
  }));
}
