import { formatDay } from '../../../domain/format';
import type { Translate } from '../../../domain/locales/translator';
import type { PostMetric } from '../../../domain/networks';
import { postMetricsOf } from '../../../domain/reports/figure';
import { figureCalled } from '../../../domain/reports/liveFigures';
import type { ReportFile } from '../reportFile';

/** What a speaker is told below a slide: how its figures are calculated and what they rest on. */
export interface MethodNotes {
  of: (title: string, metrics: readonly string[]) => string;
}

const figureOf = (column: string) => figureCalled(column.replace(/_(current|target|rate|known)$/, ''));

/** The method of a report as notes: the formula of each metric that a slide shows, and for how many posts it is known. */
export function methodNotes({ document }: ReportFile, say: Translate): MethodNotes {
  const { method, as_of } = document;
  const covered = (name: PostMetric) => {
    const { known, of } = method?.metrics[name] ?? { known: 0, of: 0 };
    return `${say('reportDocument.known', { metric: say(`campaigns.post.${name}`).toLowerCase(), known, of })}.`;
  };
  return {
    of(title, metrics) {
      const names = [...new Set(metrics.flatMap((metric) => figureOf(metric) ?? []))];
      const formulas = (method?.formulas ?? [])
        .filter(({ figure }) => names.includes(figure))
        .map(({ figure, formula }) => `${say(`reports.metric.${figure}`)} = ${say(formula)}`);
      const rests = method ? [...new Set(names.flatMap(postMetricsOf))].map(covered) : [];
      return [title, `${say('reportDocument.as_of')}: ${formatDay(as_of)}`, ...formulas, ...rests].join('\n');
    },
  };
}
