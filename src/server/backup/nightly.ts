import { archivesIn } from '../adapters/backups/open';
import { type ArchivePlace, unfinished } from '../adapters/backups/place';
import type { BackupConfig } from '../config';

const day = 24 * 3600 * 1000;
/** Two o'clock in the morning in Ho Chi Minh City, where days begin 7 hours earlier than in UTC. */
const hourOfNight = 19 * 3600 * 1000;

const pattern = /^kolhub-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.(?:tar|encrypted)$/;

/** The name of the archive of a moment; their order is that of time. */
export function nightlyName(at: Date, isEncrypted: boolean): string {
  const moment = at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
  return `kolhub-${moment}.${isEncrypted ? 'encrypted' : 'tar'}`;
}

/** When the archive of a name was begun; null where the name is not one of ours. */
export function momentOf(name: string): number | null {
  const found = pattern.exec(name);
  if (!found) return null;
  const [, ...parts] = found;
  const [year = 0, month = 0, date = 0, hour, minute, second] = parts.map(Number);
  return Date.UTC(year, month - 1, date, hour, minute, second);
}

/** Whether no archive was begun since two o'clock of this night, in the time of Ho Chi Minh City. */
export function isDue(names: readonly string[], now: Date): boolean {
  const night = Math.floor((now.getTime() - hourOfNight) / day) * day + hourOfNight;
  return !names.some((name) => (momentOf(name) ?? 0) >= night);
}

/** Of the names in a place those of our archives, whole or not, that were begun more than so many days ago. */
export function outlived(names: readonly string[], keepDays: number, now: Date): string[] {
  return names.filter((name) => {
    const whole = !name.endsWith(unfinished);
    const moment = momentOf(whole ? name : name.slice(0, -unfinished.length));
    return moment !== null && moment < now.getTime() - (whole ? keepDays : 1) * day;
  });
}

/**
 * Writes this night's archive where there is none yet, by `make`, and only after that removes those that have been there
 * long enough. Answers the name of the new one and how many went; null where it is not due.
 */
export async function backUpTonight(
  { nightly, s3, passphrase }: BackupConfig,
  now: Date,
  make: (place: ArchivePlace, name: string) => Promise<void>,
): Promise<{ name: string; removed: number } | null> {
  if (!nightly) return null;
  const place = archivesIn(nightly.to, s3);
  if (!isDue(await place.list(), now)) return null;
  const name = nightlyName(now, passphrase !== null);
  await make(place, name);
  const old = outlived(await place.list(), nightly.keepDays, now);
  for (const one of old) await place.remove(one);
  return { name: place.describe(name), removed: old.length };
}
