import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { AccessMap } from '../domain/access';
import { AppError } from '../domain/errors';
import type { UserType } from '../domain/roles';
import type { Antivirus } from './adapters/antivirus/antivirus';
import type { Captcha } from './adapters/captcha/captcha';
import type { FileStore } from './adapters/files/store';
import type { Mailer } from './adapters/mail/mailer';
import type { IdentityProvider } from './adapters/oauth/provider';
import type { ConsentProviders } from './adapters/social/consent';
import type { SocialNetworks } from './adapters/social/network';
import type { Config } from './config';
import type { Db } from './db/connection';
import type { Listener } from './db/listener';
import type { Standby } from './db/standby';
import type { Secrets } from './secrets';

/** What one process shares between requests. */
export interface Services {
  config: Config;
  db: Db;
  pool: pg.Pool;
  /** Where some calls read instead (`readsStandby`); null where the installation names no standby. */
  standby: Standby | null;
  /** What other processes say through the database. */
  listener: Listener;
  files: FileStore;
  mail: Mailer;
  /** Null where the installation names none. */
  antivirus: Antivirus | null;
  captcha: Captcha;
  /** The networks this installation is connected to. */
  social: SocialNetworks;
  /** The networks whose owners can be asked to let us read as they do. */
  consents: ConsentProviders;
  /** Null where the installation names no Google client. */
  google: IdentityProvider | null;
  secrets: Secrets;
  log: FastifyBaseLogger;
  /** Whether whoever asked was told meanwhile that it failed; absent where nobody waits. */
  isLate?: () => boolean;
}

/** The signed-in caller with rights and rows as they are at this request (CONTRACT.md §3). */
export interface Viewer {
  id: string;
  username: string;
  fullname: string;
  type: UserType;
  /** Role names in order; the first decides role-dependent behaviour. */
  roles: string[];
  access: AccessMap;
  reduced: boolean;
  /** Customers, brands and KOL this user stands for; empty and null for staff. */
  customerIds: string[];
  brandIds: string[];
  kolId: string | null;
  sessionId: string;
  /** The API key that calls in the user's name, who then has no session. */
  key?: { id: string; name: string };
  /** Whether whoever holds the session has shown a short while ago whose it is. */
  proven: boolean;
}

/** Whether this viewer is shown what reduced viewers and visitors are not (CONTRACT.md §3). */
export const seesAll = (viewer: Viewer | null): viewer is Viewer => viewer !== null && !viewer.reduced;

/** What a verb works with: the services, the caller, and where the request came from. */
export interface Ctx extends Services {
  viewer: Viewer | null;
  language: string;
  requestId: string;
  address: string;
  userAgent: string | null;
  /** Notes for the log whose user a call turned out to be about that signs somebody in; absent where nothing is logged of calls. */
  concerns?: (userId: string) => void;
}

export interface SignedCtx extends Ctx {
  viewer: Viewer;
}

/**
 * Runs `work` in one transaction; everything written in it happens together or not at all.
 * @throws AppError service_unavailable where the caller was told so before it ended: then nothing is written
 */
export function inTransaction<T, C extends Services>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  return ctx.db.transaction(async (db) => {
    const result = await work({ ...ctx, db });
    if (ctx.isLate?.()) throw new AppError('service_unavailable');
    return result;
  });
}
