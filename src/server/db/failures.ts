/** Why something outside the program failed: it may be tried again later, or there is no room to write. */
export type Failure = 'unavailable' | 'full';

/** A failure only who met it can tell from its own faults, as of a bucket's server. */
export class OutsideFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, cause: unknown) {
    super(`what is outside the program is ${failure}`, { cause });
    this.failure = failure;
  }
}

const full = /^(53100|ENOSPC|EDQUOT|EFBIG)$/;

// Lost connections and stopping servers (08, 57P), too many or too busy (53), no answer of the disk (58), a standby
// that does not write (25006), a statement, lock or transaction that took too long (57014, 55P03, 25P03), and writers
// who would have waited for each other for ever (40001, 40P01).
const unavailable = /^(08|53|57P|58)|^(25006|25P03|40001|40P01|55P03|57014)$/;

const noNetwork =
  /^E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND|MFILE|NFILE)$/;

// The driver's own words have no code.
const lost =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|Cannot use a pool after)/;

/** What an error says of the database, the disk, the bucket or the network; null where it is none of theirs. */
export function failureOf(error: unknown): Failure | null {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof OutsideFailure) return one.failure;
    const code = codeOf(one);
    if (full.test(code)) return 'full';
    if (unavailable.test(code) || noNetwork.test(code) || lost.test(one.message)) return 'unavailable';
    // The socket of a private database that does not run at the moment; any other missing file is a fault.
    if (code === 'ENOENT' && 'syscall' in one && one.syscall === 'connect') return 'unavailable';
  }
  return null;
}

/** The code of an error or of what caused it, as Node, PostgreSQL or the framework has it; empty where none has one. */
export function codeOf(error: unknown): string {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string') return one.code;
  }
  return '';
}
