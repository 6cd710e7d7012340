import type { KolRef } from '../campaigns/types';
import type { Percent } from '../units';
import type { ReportDocument } from './document';
import { type FigureName, figureCalled } from './liveFigures';
import { type Named, namesIn, sentencesOf } from './metricNames';
import type { ProgressType } from './metrics';
import type { ReportTextName } from './texts';
import { agrees, numbersIn, type TypedFigure } from './typedFigures';
import {
  isChange,
  isDifference,
  isJoint,
  isLead,
  isOfBest,
  isOfOther,
  isPlanned,
  isTrail,
  targetWords,
} from './typedFigureWords';

/** A figure typed into a text that the report shows otherwise. */
export type StaleFigure = {
  /** The number with what it is called, as typed. */
  typed: string;
  figure: FigureName;
} & (
  | { of: 'figure'; value: number }
  /** What was typed is its share of the target. */
  | { of: 'target'; rate: Percent }
);

type Figures = Partial<Record<FigureName, number | null>>;
type Report = Pick<ReportDocument, 'totals' | 'kols' | 'top' | 'posts' | 'progress' | 'by_network' | 'by_day'>;

const places: readonly ReportTextName[] = ['key_finding_top_1', 'key_finding_top_2', 'key_finding_top_3'];

/** Whose figures a text speaks of: those of the KOL it stands beside, else the campaign's. */
function subjectOf(
  { totals, kols, top }: Report,
  name: ReportTextName,
): { figures: Figures | null; kol: KolRef | null } {
  const place = places.indexOf(name);
  if (place < 0) return { figures: totals, kol: null };
  const kol = top[place]?.kol ?? null;
  return { figures: kols.find((one) => one.kol.id === kol?.id) ?? null, kol };
}

/** All values of a figure a report holds: a number that is one of them may well speak of it. */
function valuesOf({ totals, kols, posts, progress, by_network, by_day }: Report, figure: FigureName): number[] {
  const rows = [...totals.progress, ...progress.flatMap(({ postProcess }) => postProcess)];
  const held = [totals, ...kols, ...by_network, ...by_day].map((one) => (one as Figures)[figure]);
  const ofRows = rows
    .filter(({ type }) => figureCalled(type) === figure)
    .flatMap(({ current, target }) => [current, target]);
  const ofPosts = posts.flatMap(({ metrics }) =>
    Object.entries(metrics).flatMap(([metric, reading]) => (figureCalled(metric) === figure ? [reading.value] : [])),
  );
  return [...held, ...ofRows, ...ofPosts].filter((value) => typeof value === 'number');
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const holds = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'u').test(text);

const shortestName = 3;

/** Whether a sentence speaks of a KOL: by its code, its name, or a part of that written as a name is. */
function isOfKol(written: string, { code, stage_name }: KolRef): boolean {
  const name = stage_name.normalize('NFC');
  const parts = name.split(/\s+/).filter((part) => part.length >= shortestName && /^\p{Lu}/u.test(part));
  const lower = written.toLowerCase();
  return [code, name].some((one) => one && holds(lower, one.toLowerCase())) || parts.some((one) => holds(written, one));
}

const counted =
  /(?<![\p{L}\p{N}.,/])(\d+) (?:kols?|creators?|influencers?|bài đăng|bài|posts|videos?|clips?)(?![\p{L}\p{N}])/gu;

/** Whether a sentence speaks of something else than the whole of what the text is about. */
function isElsewhere(written: string, { totals, kols }: Report, kol: KolRef | null): boolean {
  const whole = new Set([kols.length, totals.posts]);
  // “8 KOL” and “13 bài đăng” are the campaign, where it has as many.
  const rest = written
    .toLowerCase()
    .replace(counted, (text, count: string) => (!kol && whole.has(Number(count)) ? '' : `${text} kol`));
  if (isOfOther.test(rest) || (!kol && isOfBest.test(rest))) return true;
  return kols.some((one) => one.kol.id !== kol?.id && isOfKol(written, one.kol));
}

const boundary = /,\s|[()]|\s[–—-]\s|…/u;
const isAdded = /^\s*(?:và|and|&|\+|\/)\s*$/u;
const isListed = /^\s*(?:,|và|and|&|\+|\/)\s*$/u;

/** A part of a sentence with one of its numbers: what stands before and after that within the part. */
interface Clause {
  before: string;
  after: string;
}

/** The name a number stands directly beside; null where none, or more than one, does. */
function namedBeside(sentence: string, number: TypedFigure, clause: Clause): Named | null {
  const names = namesIn(sentence);
  const between = (from: number, to: number) => sentence.slice(from, to).trim();
  const behind = names.find(({ start }) => start >= number.end && between(number.end, start) === '');
  const front = names.findLast(
    ({ end }) =>
      end <= number.start && !boundary.test(sentence.slice(end, number.start)) && isJoint(between(end, number.start)),
  );
  if (behind && front) return null;
  if (behind) {
    // “1.200 bình luận và chia sẻ” is a sum of two.
    const next = names.find(({ start }) => start > behind.end);
    const isSum = next && isAdded.test(sentence.slice(behind.end, next.start));
    return isLead(clause.before.trim()) && !isSum ? behind : null;
  }
  if (!front) return null;
  const previous = names.findLast(({ end }) => end < front.start);
  const isSum =
    previous &&
    isListed.test(sentence.slice(previous.end, front.start)) &&
    !/[\d%](?: ?(?:k|m|b|tr|triệu|tỷ|nghìn))? ?$/u.test(sentence.slice(0, previous.start));
  return isTrail(clause.after.trim()) && !isSum ? front : null;
}

const target = `(?:${targetWords.join('|')})(?![\\p{L}\\p{N}])`;
const ofTarget = new RegExp(`^ ?(?:(?:của|so với|of|on|the|its|against) )*${target}`, 'u');
const targetBefore = new RegExp(`(?<![\\p{L}\\p{N}])${target}(?: (?:đạt|là|ở mức|ở|at|is|was|reached))?:? $`, 'u');

/** The figure whose share of its target a number is; null where it is none, or of several. */
function sharedBy(sentence: string, { before, after }: Clause, beside: ProgressType | null): FigureName | null {
  if (!ofTarget.test(after) && !targetBefore.test(before)) return null;
  const within = namesIn(`${before} … ${after}`);
  const named = new Set((within.length > 0 ? within : namesIn(sentence)).map(({ figure }) => figure));
  if (named.size === 0) return beside && figureCalled(beside);
  const [only = null] = named;
  return named.size === 1 ? only : null;
}

const isCost = (figure: FigureName) => /cp[ev]$/.test(figure);
const unitOf = (figure: FigureName) => (figure === 'engagement_rate' ? 'percent' : isCost(figure) ? 'money' : 'count');

function fits(figure: FigureName, { sign }: TypedFigure): boolean {
  const unit = unitOf(figure);
  return unit === 'money' ? sign !== 'percent' : sign === (unit === 'percent' ? 'percent' : null);
}

/** A number in its sentence: what stands before and after it in its part of that. */
interface Place extends Clause {
  sentence: string;
  number: TypedFigure;
  /** The sentence as written, around the number and at least from here to there. */
  typed: (from: number, to: number) => string;
}

/** A share of a campaign's target that is another one now. */
function staleShare(
  { sentence, number, before, after, typed }: Place,
  report: Report,
  beside: ProgressType | null,
): StaleFigure[] {
  const figure = sharedBy(sentence, { before, after }, beside);
  const rate = report.totals.progress.find(({ type }) => figureCalled(type) === figure)?.rate ?? null;
  if (!figure || rate === null || agrees(number, rate)) return [];
  const [of] = ofTarget.exec(after) ?? [''];
  const [front] = targetBefore.exec(before) ?? [''];
  return [{ typed: typed(number.start - front.length, number.end + of.length), figure, of: 'target', rate }];
}

const isTotal = /(?:tổng|tổng cộng|total|total of) $/u;

/** A figure that is another one now, and none else of the report. */
function staleValue(
  { sentence, number, before, after, typed }: Place,
  report: Report,
  figures: Figures,
): StaleFigure[] {
  if (isPlanned.test(before) || isPlanned.test(after)) return [];
  const named = namedBeside(sentence, number, { before, after });
  const value = named && figures[named.figure];
  if (!named || typeof value !== 'number' || !fits(named.figure, number)) return [];
  const { figure, start, end } = named;
  // Posts are counted by the handful: “3 bài đăng” is some of them, a total is said to be one.
  if (figure === 'posts' && start > number.start && !isTotal.test(before)) return [];
  if ([value, ...valuesOf(report, figure)].some((one) => agrees(number, one))) return [];
  return [{ typed: typed(start, end), figure, of: 'figure', value }];
}

/**
 * Figures typed by hand into a text that differ from what the report shows, by more than they were rounded when typed: a
 * number directly beside the name of a figure, or a percentage of a target. What may speak of a part of the campaign, of a
 * target, of a difference or of another time is not told, so this is a warning and never a refusal.
 */
export function staleFigures(
  text: string,
  name: ReportTextName,
  report: Report,
  beside: ProgressType | null,
): StaleFigure[] {
  const { figures, kol } = subjectOf(report, name);
  if (!figures) return [];
  return sentencesOf(text.replace(/\{\{[^}]*\}\}/g, '¤')).flatMap((written) => {
    if (isElsewhere(written, report, kol)) return [];
    const sentence = written.toLowerCase().replace(/\s/g, ' ');
    return numbersIn(sentence).flatMap((number): StaleFigure[] => {
      const before = sentence.slice(0, number.start).split(boundary).at(-1) ?? '';
      const after = sentence.slice(number.end).split(boundary)[0] ?? '';
      if (isChange.test(before) || isDifference.test(before) || isDifference.test(after)) return [];
      const typed = (from: number, to: number) =>
        written.slice(Math.min(from, number.start), Math.max(to, number.end)).trim();
      const place = { sentence, number, before, after, typed };
      const shares = number.sign === 'percent' && !kol ? staleShare(place, report, beside) : [];
      return shares.length > 0 ? shares : staleValue(place, report, figures);
    });
  });
}
