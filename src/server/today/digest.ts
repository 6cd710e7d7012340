import { weekdayAndHour } from '../../domain/reportMails/rules';
import { pathTo } from '../../domain/routes';
import { countsOf } from '../../domain/today/counted';
import { findPerson } from '../auth/queries/viewer';
import type { Services } from '../context';
import type { Db } from '../db/connection';
import { textIn } from '../jobs/data';
import { enqueue } from '../jobs/enqueue';
import { notifyUsers } from '../notifications/notify';
import { digestText } from '../notifications/texts';
import { findDigestReaders } from './queries/readers';
import { readToday } from './read';

const monday = 1;
const morning = 8;

/** Asks for the digests of a week: on Mondays from 8 o'clock on the agency's clock, one for each who wants it. */
export async function askForDigests(db: Db, now: Date): Promise<void> {
  const { weekday, hour, day } = weekdayAndHour(now);
  if (weekday !== monday || hour < morning) return;
  const readers = await findDigestReaders(db);
  await enqueue(
    db,
    'today_digest',
    ...readers.map((user_id) => ({ key: `${user_id}:${day}`, data: { user_id, day } })),
  );
}

type Write = (tx: Services) => Promise<void>;

const nothing: Write = async () => undefined;

/** Reads what waits for somebody; the answer tells them, as they chose to hear of it, and nothing where nothing waits. */
export async function readDigest(services: Services, data: object): Promise<Write> {
  const user_id = textIn(data, 'user_id');
  const day = textIn(data, 'day');
  const person = await findPerson(services.db, user_id);
  if (!person) return nothing;
  const today = await readToday(services.db, { ...person, sessionId: '', proven: false }, { size: 1 });
  const waiting = countsOf(today, !person.reduced);
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return nothing;
  const { open, ...said } = digestText(total, waiting);
  return (tx) =>
    notifyUsers(tx, {
      kind: 'digest',
      type: 'TODAY',
      data: { id: user_id, status: '' },
      event_key: `digest/${day}`,
      ...said,
      opens: { label: open, path: pathTo('today') },
      to: [user_id],
    });
}
