import { AppError } from '../../domain/errors';
import { normalise } from '../../domain/text';

/** What is known of the person a password is for: none of it may be the password. */
export interface PasswordOwner {
  username: string;
  email?: string;
  fullname?: string;
  code?: string;
}

// The list is kept abroad: what is near at hand here and not in it.
const nearWords = ['matkhau', 'matkhau123', 'kolhub', 'kolhub123', 'hanoi123', 'hochiminh123', 'danang123'];
const product = 'kolhub';
const digitsAdded = 4;
const othersAdded = 4;
const letterFor: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
};

let list: Promise<ReadonlySet<string>> | undefined;

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...nearWords]);
}

/**
 * Whether a password is one that is tried first: on the list of common and breached ones, or the name of its owner or of
 * the product with some digits and signs around it. Case, accents, signs between and digits that stand for letters
 * change nothing.
 */
export async function isCommonPassword(password: string, owner: PasswordOwner): Promise<boolean> {
  list ??= readList();
  const common = await list;
  const plain = normalise(password);
  const names = wordsOf(owner).add(product);
  if (formsOf(plain).some((word) => common.has(word) || names.has(word))) return true;
  return coresOf(plain).some(
    (core) => isTrivial(plain.replace(core, ''), common) && formsOf(core).some((word) => names.has(word)),
  );
}

/** As it is, with letters for what stands for them, and without signs. */
function formsOf(word: string): string[] {
  return [word, asLetters(word), word.replace(/[^a-z0-9]/g, '')];
}

/**
 * Lets no common password be set.
 * @throws AppError password_is_too_common, at the named field
 */
export async function refuseCommonPassword(property: string, password: string, owner: PasswordOwner): Promise<void> {
  if (!(await isCommonPassword(password, owner))) return;
  throw new AppError('password_is_too_common', [{ property, message: 'password_is_too_common' }]);
}

/** What stands between the digits and signs at both ends, also where a sign in front stands for a letter. */
function coresOf(plain: string): string[] {
  return [/[a-z].*[a-z]|[a-z]|^/, /[a-z@$].*[a-z]/].flatMap((word) => word.exec(plain)?.[0] ?? []);
}

/** Whether what stands around a word adds next to nothing: few characters, or digits everybody thinks of. */
function isTrivial(around: string, common: ReadonlySet<string>): boolean {
  const digits = around.replace(/\D/g, '');
  return around.length - digits.length <= othersAdded && (digits.length <= digitsAdded || common.has(digits));
}

function asLetters(text: string): string {
  return text.replace(/[@401!3$5]/g, (sign) => letterFor[sign] ?? sign);
}

/** The person's name and address as somebody would make a password of them. */
function wordsOf({ username, email = username, fullname = '', code = '' }: PasswordOwner): Set<string> {
  const names = [username, email].flatMap((address) => [address, ...address.split('@'), ...address.split(/[@._+-]/)]);
  const called = fullname.split(/\s+/);
  const lastNames = called.map((_, first) => called.slice(first).join(''));
  const words = [...names, ...called, ...lastNames, code].map((word) => normalise(word));
  return new Set(words.flatMap((word) => [word, word.replace(/[^a-z0-9]/g, '')]).filter((word) => word.length > 2));
}
