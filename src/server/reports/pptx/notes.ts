import { formatDay } from '../../../domain/format';
import type { Translate } from '../../../domain/locales/translator';
import type { PostMetric } from '../../../domain/networks';
import { postMetricsOf } from '../../../domain/reports/figure';
import { isFigureName } from '../../../domain/reports/liveFigures';
import type { ReportFile } from '../reportFile';

/** What a speaker is told below a slide: how its figures are calculated and what they rest on. */
export interface MethodNotes {
  of: (title: string, metrics: readonly string[]) => string;
}

/** What columns and charts are called that show a figure under another name. */
const figures: Record<string, string> = {
  quantity: 'posts',
  mention: 'mentions',
  view: 'views',
  reaction: 'like',
  brand_mention: 'mentions',
};
const figureOf = (key: string) => {
  const metric = key.replace(/_(current|target|rate|known)$/, '');
  return figures[metric] ?? metric;
};

/** The method of a report as notes: the formula of each metric that a slide shows, and for how many posts it is known. */
export function methodNotes({ document }: ReportFile, say: Translate): MethodNotes {
  const { method, as_of } = document;
  const covered = (name: PostMetric) => {
    const { known, of } = method?.metrics[name] ?? { known: 0, of: 0 };
    return say('reportDocument.coverage', { metric: say(`campaigns.post.${name}`), known, of });
  };
  return {
    of(title, metrics) {
      const names = [...new Set(metrics.map(figureOf))].filter(isFigureName);
      const formulas = (method?.formulas ?? [])
        .filter(({ figure }) => names.includes(figure))
        .map(({ figure, formula }) => `${say(`reports.metric.${figure}`)} = ${say(formula)}`);
      const rests = method ? [...new Set(names.flatMap(postMetricsOf))].map(covered) : [];
      return [title, `${say('reportDocument.as_of')}: ${formatDay(as_of)}`, ...formulas, ...rests].join('\n');
    },
  };
}
