import { can } from '../../domain/access';
import { dayOf } from '../../domain/dates';
import { isDue, weekdayAndHour } from '../../domain/reportMails/rules';
import { verdictText } from '../../domain/reports/sections/verdictText';
import { recordAudit } from '../audit/record';
import { findPerson } from '../auth/queries/viewer';
import { findCampaignAbout } from '../campaigns/queries/about';
import { findCampaignItem } from '../campaigns/queries/list';
import { homeOf } from '../config';
import type { Services, Viewer } from '../context';
import { announce } from '../db/changes';
import { everyRow } from '../db/rowScope';
import { textIn } from '../jobs/data';
import { enqueue } from '../jobs/enqueue';
import { notifyWeeklyMailOff } from '../notifications/weeklyMail';
import { fileWords } from '../reports/files/words';
import { weeklyText } from './letter';
import { postReport } from './post';
import { findRunning, findSchedule, lockRunning, markSent, type StoredSchedule, switchOff } from './queries/schedules';
import { reportForMail } from './send';

/** Asks for the weekly mails that are due, each once a day (CONTRACT-2 §9). */
export async function askForDueMails({ db }: Services): Promise<void> {
  const now = new Date();
  const { weekday, day } = weekdayAndHour(now);
  const due = (await findRunning(db, weekday)).filter((schedule) => isDue(schedule, now));
  const jobs = due.map(({ campaign_id }) => ({ key: `${campaign_id}:${day}`, data: { campaign_id, day } }));
  await enqueue(db, 'report_schedule', ...jobs);
}

type Write = (tx: Services) => Promise<void>;

const nothing: Write = async () => undefined;

/**
 * Reads the report a weekly mail is about; the answer sends it, in the name of who set it. One that is not due any more
 * stays, and so does what that person may no longer send: then it is switched off, and those who may send it are told.
 */
export async function readWeeklyMail(services: Services, data: object): Promise<Write> {
  const campaign_id = textIn(data, 'campaign_id');
  const day = textIn(data, 'day');
  const schedule = await findSchedule(services.db, campaign_id);
  if (!schedule || !isStillDue(schedule, day)) return nothing;
  const by = await senderOf(services, schedule);
  if (!by) return (tx) => giveUp(tx, campaign_id, day);
  const campaign = await findCampaignItem(services.db, by, campaign_id);
  if (!campaign) return nothing;
  const { lang, attach } = schedule;
  const report = await reportForMail(services, campaign_id, day);
  const { verdict } = report.document;
  const said = {
    campaign: campaign.name,
    as_of: day,
    verdict: verdict ? verdictText(verdict, fileWords[lang], lang) : '',
  };
  const text = weeklyText(lang, said);
  const toFreeze = attach === 'pdf' ? report : null;
  const home = homeOf(services.config);
  return async (tx) => {
    const locked = await lockRunning(tx.db, campaign_id);
    if (!locked || !isStillDue(locked, day)) return;
    await markSent(tx.db, campaign_id, day);
    const to = locked.to.map((email) => ({ email, fullname: null, language: lang }));
    const sent = await postReport(tx, { campaign, ...text, attach, to, lang, by, scheduled: true, toFreeze, home });
    const changes = {
      subject: { after: text.subject },
      report_mail_to: { after: locked.to },
      attach: { after: attach },
      ...(sent.number && { report_number: { after: sent.number } }),
    };
    const writer = { db: tx.db, viewer: by, requestId: null, address: null };
    await recordAudit(writer, { action: 'send_email', entity: 'campaign', entity_id: campaign_id, changes });
    await announce(tx.db, ['reportMails'], ['reportSnapshots'], ['reportLinks'], ['audit']);
  };
}

// Who sets it anew meanwhile begins a new week, so what is locked still due is what was read.
function isStillDue(schedule: StoredSchedule, day: string): boolean {
  const now = new Date();
  return schedule.active && dayOf(now) === day && isDue(schedule, now);
}

async function senderOf({ db }: Services, { created_by }: StoredSchedule): Promise<Viewer | null> {
  const person = created_by === null ? null : await findPerson(db, created_by);
  if (!person || person.reduced || !can(person.access, 'campaigns_management', 'c_send_email')) return null;
  return { ...person, sessionId: '', proven: false };
}

async function giveUp(tx: Services, campaign_id: string, day: string): Promise<void> {
  const locked = await lockRunning(tx.db, campaign_id);
  if (!locked || !isStillDue(locked, day)) return;
  await switchOff(tx.db, campaign_id);
  const changes = { report_mail_active: { before: true, after: false } };
  const writer = { db: tx.db, viewer: null, requestId: null, address: null };
  await recordAudit(writer, { action: 'update', entity: 'campaign', entity_id: campaign_id, changes });
  await announce(tx.db, ['reportMails'], ['audit']);
  const campaign = await findCampaignAbout(tx.db, everyRow, campaign_id);
  if (campaign) await notifyWeeklyMailOff(tx, campaign, day);
}
