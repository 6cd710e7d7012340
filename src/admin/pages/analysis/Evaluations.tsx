import { useTranslate } from 'react-admin';
import type { CampaignAnalytics } from '../../../domain/analytics/types';
import { scoreRange } from '../../../domain/evaluations/questions';
import { formatNumber } from '../../../domain/format';
import { BarList } from '../../../ui/console/BarList';
import { useLanguage } from '../../../ui/plain/language';
import { type Read, Tile } from './Tile';
import type { FigureTable } from './tables';

/** What customers and brands gave the campaigns of the period, question by question. */
export function Evaluations({ read }: { read: Read<CampaignAnalytics> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const text = (key: string) => translate(`evaluation.question.${key}.text`);
  const score = (value: number | null) => formatNumber(value, language, 1);
  const given = read.data?.evaluation;
  const tableOf = ({ evaluation }: CampaignAnalytics): FigureTable => ({
    columns: [
      { label: translate('evaluation.question_column') },
      { label: translate('evaluation.average'), numeric: true },
      { label: translate('analysis.answers'), numeric: true },
    ],
    rows: evaluation.by_question.map(({ key, average, count }) => ({
      key,
      cells: [{ text: text(key) }, { text: score(average) }, { text: formatNumber(count, language) }],
    })),
  });
  return (
    <Tile
      title={translate('analysis.evaluations')}
      note={
        given &&
        given.count > 0 &&
        translate('analysis.evaluations_note', {
          average: score(given.average),
          count: given.count,
          campaigns: given.campaigns,
        })
      }
      read={read}
      isEmpty={({ evaluation }) => evaluation.count === 0}
      table={tableOf}
    >
      {({ evaluation }) => (
        <BarList
          wide
          full={scoreRange.max}
          title={translate('evaluation.by_question')}
          bars={evaluation.by_question.map(({ key, average }) => ({
            key,
            label: <span title={text(key)}>{text(key)}</span>,
            value: average,
            shown: score(average),
          }))}
        />
      )}
    </Tile>
  );
}
