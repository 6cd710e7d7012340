import type { NotificationData, NotificationKind, NotificationType } from '../../domain/notifications/types';
import { homeOf } from '../config';
import type { Services } from '../context';
import { tellUser } from '../db/userEvents';
import { newId } from '../ids';
import { queueMail } from '../jobs/mail';
import { notificationMail } from './mail';
import { findReceivers, insertNotifications, type Receiver } from './queries/notifications';
import { type InBoth, perCountry, type Said } from './texts';

/** Something that happened to a record and whom it concerns. */
export interface NotificationEvent extends Said {
  kind: NotificationKind;
  type: NotificationType;
  /** The record, with its status now: the client finds the page from them. */
  data: NotificationData;
  /** Names the event: nobody is told twice of one, however often it is reported. */
  event_key: string;
  /** A page a mail leads to, by its path; without one it says to sign in. */
  opens?: { label: InBoth; path: string };
  /** Users who may see the record: the caller answers for that. Without the one who did it. */
  to: readonly string[];
}

/**
 * Tells users of an event, in the app and by mail as each has chosen, in the caller's own transaction. Call it last
 * there: it keeps others from telling the same users until the transaction ends.
 */
export async function notifyUsers(tx: Services, event: NotificationEvent): Promise<void> {
  const receivers = await findReceivers(tx.db, [...new Set(event.to)], event.kind);
  const { type, data, event_key } = event;
  const told = await insertNotifications(
    tx.db,
    receivers
      .filter(({ in_app }) => in_app)
      .map(({ id }) => ({
        id: newId(),
        user_id: id,
        type,
        title: perCountry(event.title),
        content: perCountry(event.content),
        dependencies: [{ type, data }],
        event_key,
      })),
  );
  for (const id of told) await tellUser(tx.db, id);
  for (const receiver of receivers.filter(({ by_mail }) => by_mail)) await mail(tx, event, receiver);
}

async function mail(tx: Services, event: NotificationEvent, receiver: Receiver): Promise<void> {
  const key = `notification:${receiver.id}:${event.event_key}`;
  await queueMail(tx, notificationMail(receiver, event, homeOf(tx.config)), { key });
}
