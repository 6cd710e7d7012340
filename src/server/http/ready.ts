import { access, constants, mkdir, statfs } from 'node:fs/promises';
import type { Services } from '../context';
import { takesWriting } from '../db/connection';
import { failureOf } from '../db/failures';
import { poolInLane } from '../db/lanes';

/** What a node needs to do its work, each `ok` or what is wrong with it. */
interface Readiness {
  /** Whether calls can be answered at all: a node without room for files still can. */
  ready: boolean;
  checks: { database: DatabaseState; files: FilesState };
}

type DatabaseState = 'ok' | 'unreachable' | 'slow' | 'read_only' | 'failing';
type FilesState = 'ok' | 'unwritable' | 'full';

const patience = 3_000;
const leastFree = 64 * 1024 * 1024;

/**
 * Whether the node can serve, and if not why: the database does not answer, or not within 3 seconds, or takes no
 * writing; the folder of files cannot be written, or has less than 64 MB left. Files in a bucket are not asked for.
 */
export async function readinessOf(services: Services): Promise<Readiness> {
  const [database, files] = await Promise.all([databaseState(services), filesState(services)]);
  return { ready: database === 'ok', checks: { database, files } };
}

async function databaseState({ pool }: Services): Promise<DatabaseState> {
  const slow = new Promise<'slow'>((resolve) => setTimeout(resolve, patience, 'slow').unref());
  const asked = takesWriting(poolInLane(pool, 'readiness')).then(
    (writable) => (writable ? ('ok' as const) : ('read_only' as const)),
    (error: unknown) => (failureOf(error) === 'unavailable' ? ('unreachable' as const) : ('failing' as const)),
  );
  return Promise.race([asked, slow]);
}

async function filesState({ config }: Services): Promise<FilesState> {
  if (config.s3) return 'ok';
  try {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    await access(config.dataDir, constants.W_OK);
    const { bavail, bsize } = await statfs(config.dataDir);
    return bavail * bsize < leastFree ? 'full' : 'ok';
  } catch {
    return 'unwritable';
  }
}
