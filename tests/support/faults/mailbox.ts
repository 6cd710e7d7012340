import { SMTPServer } from 'smtp-server';

/** A mail server that keeps whom it took a mail for, and thinks a moment about each, so that kills meet it in the middle. */
export interface Mailbox {
  url: string;
  /** How many mails it took for an address. */
  taken: Map<string, number>;
  close(): Promise<void>;
}

export async function openMailbox(thinking = 40): Promise<Mailbox> {
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () =>
        setTimeout(() => {
          for (const { address } of session.envelope.rcptTo) taken.set(address, (taken.get(address) ?? 0) + 1);
          done();
        }, thinking),
      );
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
