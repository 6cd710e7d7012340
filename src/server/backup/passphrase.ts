import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const shortest = 12;

/**
 * The passphrase of the environment, else asked for at the terminal, unseen, and with `twice` once more.
 * @throws Error where there is neither, it is shorter than 12 characters, or the second is not the first
 */
export async function passphraseOf(configured: string | null, { twice }: { twice: boolean }): Promise<string> {
  if (configured) return configured;
  if (!process.stdin.isTTY)
    throw new Error('Set BACKUP_PASSPHRASE: there is no terminal to ask for the passphrase at.');
  const first = await ask('Passphrase: ');
  if (twice && first.length < shortest) throw new Error(`A passphrase has at least ${shortest} characters.`);
  if (twice && (await ask('The same again: ')) !== first) throw new Error('The passphrases are not the same.');
  return first;
}

async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
