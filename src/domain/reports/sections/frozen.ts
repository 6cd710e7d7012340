import { dayOf } from '../../dates';
import { formatDay } from '../../format';
import type { Translate } from '../../locales/translator';
import type { ReportDocument } from '../document';
import type { ReportSection } from './types';

type Frozen = Pick<ReportDocument, 'frozen'>;

/** What a frozen report is proved by, in words: its number and code, when it was frozen, and where to ask; none of another. */
export function frozenFacts({ frozen }: Frozen, say: Translate): { label: string; text: string }[] {
  if (!frozen) return [];
  return [
    { label: say('reportDocument.frozen.number'), text: frozen.number },
    { label: say('reportDocument.frozen.code'), text: frozen.code },
    { label: say('reportDocument.frozen.created'), text: formatDay(dayOf(new Date(frozen.created_at))) },
    { label: say('reportDocument.frozen.verify'), text: frozen.verify },
  ];
}

/** The end of a frozen report, whichever blocks it has; none of another (CONTRACT-2 §9). */
export function frozenSection(report: Frozen, say: Translate): ReportSection[] {
  const facts = frozenFacts(report, say);
  if (facts.length === 0) return [];
  return [{ block: 'frozen', title: say('reportDocument.frozen.title'), parts: [{ is: 'facts', facts }] }];
}
