import type {
  CampaignAnalytics,
  CampaignAtRisk,
  KolValue,
  ManagerLoad,
  MonthResults,
} from '../../../domain/analytics/types';
import type { SheetSpec } from '../../adapters/workbooks/sheetSpec';
import { amount, column } from './columns';
import type { ExportWords } from './words';

/** Money and results, one row a month; amounts in VND. */
export function monthSheet(months: readonly MonthResults[], words: ExportWords): SheetSpec {
  const money = ['budget', 'sale', 'booking', 'margin'] as const;
  return {
    ...{ name: words.sheet.months, isPrinted: true },
    title: [words.sheet.months, words.money_note, words.cost_note],
    columns: [
      column(words, 'from', 'date'),
      column(words, 'to', 'date'),
      column(words, 'campaigns', 'integer'),
      ...money.map((key) => column(words, key, 'money')),
      column(words, 'views', 'integer'),
      column(words, 'engagement', 'integer'),
      column(words, 'cpe', 'cost'),
      column(words, 'cpe_campaigns', 'integer'),
      column(words, 'cpv', 'cost'),
      column(words, 'cpv_campaigns', 'integer'),
      column(words, 'clicks', 'integer'),
      column(words, 'cost_per_click', 'cost'),
      column(words, 'clicked_campaigns', 'integer'),
      column(words, 'kpis_met', 'integer'),
      column(words, 'kpis_missed', 'integer'),
    ],
    rows: months.map(({ start_date, end_date, budget, sale, booking, margin, ...figures }) => ({
      ...{ ...figures, from: start_date, to: end_date },
      ...{ budget: amount(budget), sale: amount(sale), booking: amount(booking), margin: amount(margin) },
    })),
  };
}

/** What managers have in hand and how they are evaluated; margins in VND. */
export function managerSheet(managers: readonly ManagerLoad[], words: ExportWords): SheetSpec {
  return {
    ...{ name: words.sheet.managers, isPrinted: true, title: [words.sheet.managers, words.managers_note] },
    columns: [
      column(words, 'manager', 'text', 30),
      column(words, 'running', 'integer'),
      column(words, 'overdue', 'integer'),
      column(words, 'margin', 'money'),
      column(words, 'average', 'decimal'),
      column(words, 'evaluations', 'integer'),
      column(words, 'evaluated', 'integer'),
    ],
    rows: managers.map(({ manager, running, overdue, margin, evaluation }) => ({
      ...{ manager: manager.fullname, running, overdue, margin: amount(margin) },
      ...{ average: evaluation.average, evaluations: evaluation.count, evaluated: evaluation.campaigns },
    })),
  };
}

/** Campaigns behind their pace; what is reached and what is likely in percent of the target. */
export function riskSheet(campaigns: readonly CampaignAtRisk[], words: ExportWords): SheetSpec {
  return {
    ...{ name: words.sheet.at_risk, isPrinted: true, title: [words.sheet.at_risk, words.at_risk_note] },
    columns: [
      column(words, 'code', 'text', 14),
      column(words, 'name', 'text', 36),
      column(words, 'status'),
      column(words, 'brand', 'text', 26),
      column(words, 'managers', 'text', 30),
      column(words, 'start_date', 'date'),
      column(words, 'end_date', 'date'),
      column(words, 'pace_ratio', 'decimal'),
      column(words, 'pace_metric'),
      column(words, 'pace_reached', 'percent'),
      column(words, 'pace_low', 'percent'),
      column(words, 'pace_high', 'percent'),
      column(words, 'pace_day', 'date'),
    ],
    rows: campaigns.map(({ id: _id, status, brand, managers, pace_metric, ...campaign }) => ({
      ...{ ...campaign, status: words.statusName[status], brand: brand.name },
      managers: managers.map(({ fullname }) => fullname).join(', '),
      pace_metric: words.metricName[pace_metric],
    })),
  };
}

/** KOLs by what they cost for what they got, the cheapest first; amounts in VND. */
export function kolSheet(by: 'cpe' | 'cpv', kols: readonly KolValue[], words: ExportWords): SheetSpec {
  const name = words.sheet[`by_${by}`];
  const metric = by === 'cpe' ? 'engagement' : 'views';
  return {
    ...{ name, isPrinted: true, title: [name, words.kols_note] },
    columns: [
      column(words, 'place', 'integer', 8),
      column(words, 'kol_code', 'text', 14),
      column(words, 'kol', 'text', 30),
      column(words, 'campaigns', 'integer'),
      column(words, 'posts', 'integer'),
      column(words, 'price', 'money'),
      column(words, metric, 'integer'),
      column(words, 'known', 'integer', 18),
      column(words, by, 'cost'),
    ],
    rows: kols.map(({ kol, campaigns, posts, price, reached, known, cost }, index) => ({
      ...{ place: index + 1, kol_code: kol.code, kol: kol.stage_name, campaigns, posts, known },
      ...{ price: amount(price), [metric]: reached, [by]: cost },
    })),
  };
}

/** What evaluations come to: as a whole, by question, and by its parts; scores from 1 to 10. */
export function evaluationSheet({ evaluation }: CampaignAnalytics, words: ExportWords): SheetSpec {
  const { campaigns, count, average, by_question } = evaluation;
  return {
    ...{ name: words.sheet.evaluation, isPrinted: true },
    title: [words.sheet.evaluation, `${words.evaluated}: ${campaigns}`, words.evaluation_note],
    columns: [
      column(words, 'question', 'text', 36),
      column(words, 'part', 'text', 36),
      column(words, 'evaluations', 'integer'),
      column(words, 'average', 'decimal'),
    ],
    rows: [
      { question: words.all_questions, evaluations: count, average },
      ...by_question.flatMap(({ key, parts, ...asked }) => {
        const { text: question, ...named } = words.questionName[key];
        const names: string[] = Object.values(named);
        return [
          { question, evaluations: asked.count, average: asked.average },
          ...parts.map((mean, index) => ({ question, part: names[index], evaluations: asked.count, average: mean })),
        ];
      }),
    ],
  };
}
