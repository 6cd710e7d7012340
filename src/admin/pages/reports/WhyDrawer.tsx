import { paging } from '../../../domain/limits';
import type { FigurePart, ReportFigure } from '../../../domain/reports/figure';
import { type FigureName, figureText } from '../../../domain/reports/liveFigures';
import { useRead } from '../../../ui/console/data/useRead';
import { SideDrawer } from '../../../ui/console/form/SideDrawer';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { DataTable } from '../../../ui/plain/DataTable';
import { Instant } from '../../../ui/plain/Day';
import { Count } from '../../../ui/plain/Figure';
import { useLanguage } from '../../../ui/plain/language';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { useReportWords } from './useReportWords';
import styles from './why.module.css';

interface WhyDrawerProps {
  campaignId: string;
  asOf: string;
  figure: FigureName;
  kolId: string | null;
  onClose: () => void;
}

/** Why a figure is what it is: its formula, the values that add up to it, and what is missing (CONTRACT-2 §9). */
export function WhyDrawer({ campaignId, asOf, figure, kolId, onClose }: WhyDrawerProps) {
  const translate = useReportWords();
  const { data, error, refetch } = useRead<ReportFigure>('reportFigure', {
    params: { id: campaignId },
    query: { figure, as_of: asOf, kol_id: kolId ?? undefined, size: paging.largestSize },
  });
  return (
    <SideDrawer
      title={translate('reportNotes.why.title', { name: translate(`reports.metric.${figure}`) })}
      onClose={onClose}
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <Why why={data} />}
    </SideDrawer>
  );
}

function Why({ why }: { why: ReportFigure }) {
  const translate = useReportWords();
  const language = useLanguage();
  const { figure, value, numerator, denominator, known, of, parts, missing, formula } = why;
  const sides = (['numerator', 'denominator'] as const).filter((side) => parts.some((part) => part.side === side));
  return (
    <div className={styles.why}>
      <p className={styles.value}>{figureText(figure, { [figure]: value }, language)}</p>
      <p>{translate(formula)}</p>
      {denominator !== null && numerator !== null && (
        <p className={styles.ratio}>
          <Count value={numerator} /> ÷ <Count value={denominator} />
        </p>
      )}
      {of > 0 && <p className={styles.muted}>{translate('reportNotes.why.known', { known, of })}</p>}
      {sides.map((side) => (
        <section key={side}>
          <h3>{translate(sides.length > 1 ? `reportNotes.why.${side}` : 'reportNotes.why.parts')}</h3>
          <Parts parts={parts.filter((part) => part.side === side)} />
        </section>
      ))}
      {missing.length > 0 && (
        <section>
          <h3>{translate('reportNotes.why.missing')}</h3>
          <ul className={styles.missing}>
            {missing.map(({ post, kol, metric, reason }) => (
              <li key={`${post.id} ${metric}`}>
                <a href={post.url_post} target="_blank" rel="noopener noreferrer">
                  {kol.stage_name}
                </a>{' '}
                · {translate(`campaigns.post.${metric}`)}: {translate(`reportNotes.why.reason.${reason}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const metricLabels = { post: 'posts', sale_price: 'price', booking_price: 'booking_price' } as const;

function Parts({ parts }: { parts: readonly FigurePart[] }) {
  const translate = useReportWords();
  const named = (metric: FigurePart['metric']) =>
    metric === 'followers'
      ? translate('reportNotes.why.followers')
      : metric in metricLabels
        ? translate(`reports.metric.${metricLabels[metric as keyof typeof metricLabels]}`)
        : translate(`campaigns.post.${metric}`);
  return (
    <DataTable
      rows={parts}
      label={translate('reportNotes.why.parts')}
      keyOf={(_, index) => String(index)}
      moreLabel={(shown, total) => translate('lists.more', { shown, total })}
      columns={[
        {
          key: 'kol',
          label: translate('reports.kol'),
          cell: ({ kol, social_type, sow_number, post, ...reading }) => (
            <span className={styles.of}>
              {social_type && <NetworkIcon network={social_type} size={14} />}
              {post ? (
                <a href={post.url_post} target="_blank" rel="noopener noreferrer">
                  {kol.stage_name}
                </a>
              ) : (
                kol.stage_name
              )}{' '}
              #{sow_number}
              <Reading {...reading} />
            </span>
          ),
        },
        { key: 'metric', label: translate('reportNotes.why.metric'), cell: ({ metric }) => named(metric) },
        {
          key: 'value',
          label: translate('reportNotes.why.value'),
          numeric: true,
          cell: ({ value }) => <Count value={value} />,
        },
      ]}
    />
  );
}

/** Where a value comes from: how it was taken, by whom, when, and what shows it. */
function Reading({
  source,
  captured_at,
  actor,
  evidence_url,
}: Omit<FigurePart, 'kol' | 'social_type' | 'sow_number' | 'post'>) {
  const translate = useReportWords();
  if (!source) return null;
  return (
    <small className={styles.source}>
      {[translate(`social.source.${source}`), actor?.fullname].filter(Boolean).join(' · ')} ·{' '}
      <Instant value={captured_at} />
      {evidence_url && (
        <>
          {' · '}
          <a href={evidence_url} target="_blank" rel="noopener noreferrer">
            {translate('reportNotes.why.evidence')}
          </a>
        </>
      )}
    </small>
  );
}
