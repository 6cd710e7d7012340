import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { dayOf } from '../../../domain/dates';
import { networkNames } from '../../../domain/networks';
import { clickDays } from '../../../domain/shorteners/rules';
import type { Referrer, ShortenerClicks } from '../../../domain/shorteners/types';
import { BarList, BarLists } from '../../../ui/console/BarList';
import { TrendChart } from '../../../ui/console/charts/TrendChart';
import { useRead } from '../../../ui/console/data/useRead';
import { RangePicker } from '../../../ui/console/range/RangePicker';
import { type DayRange, type FaultOf, lastDays, rangeFault } from '../../../ui/console/range/range';
import { useRange } from '../../../ui/console/range/useRange';
import { Section } from '../../../ui/console/record/Section';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { Tile, TileFigure, Tiles } from '../../../ui/console/Tiles';
import { DataTable } from '../../../ui/plain/DataTable';
import { Day } from '../../../ui/plain/Day';
import { Count } from '../../../ui/plain/Figure';
import styles from '../shorteners.module.css';

const usualDays = 30;
const people = ['people', 'unique'] as const;
const apart = ['repeat', 'bot', 'prefetch', 'head'] as const;

/** The visits of a link on the days asked for: people by day, device and referrer, and what is counted apart. */
export function Clicks({ id }: { id: string }) {
  const translate = useTranslate();
  const today = dayOf(new Date());
  const [range, choose] = useRange(lastDays(usualDays, today));
  const faultOf: FaultOf = (asked) =>
    rangeFault(asked, today) ??
    (clickDays(asked.start, asked.end, today) ? null : { at: 'end', code: 'period_too_long' });
  const { data, error, isPlaceholderData, refetch } = useRead<ShortenerClicks>('shortenerClicks', {
    params: { id },
    query: { from: range.start, to: range.end },
  });
  const presets = [7, 30, 90].map((days) => ({
    ...lastDays(days, today),
    label: translate('range.last', { days }),
  }));
  return (
    <>
      <div className={styles.range}>
        <RangePicker value={range} presets={presets} faultOf={faultOf} onChange={choose} />
      </div>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div aria-busy={isPlaceholderData}>
          <Figures clicks={data} range={range} />
        </div>
      ) : (
        <Skeleton variant="rounded" height={240} aria-busy="true" />
      )}
    </>
  );
}

function Figures({ clicks, range }: { clicks: ShortenerClicks; range: DayRange }) {
  const translate = useTranslate();
  const word = (name: string) => translate(`shorteners.${name}`);
  const { totals, days } = clicks;
  const nameOf = (referrer: Referrer) =>
    referrer in networkNames
      ? networkNames[referrer as keyof typeof networkNames]
      : translate(`shorteners.referrer.${referrer}`);
  return (
    <div className={styles.figures}>
      <Tiles>
        {people.map((kind) => (
          <Tile key={kind} label={translate(`shorteners.visit.${kind}`)}>
            <TileFigure>
              <Count value={totals[kind]} />
            </TileFigure>
          </Tile>
        ))}
      </Tiles>
      <Section title={word('by_day')}>
        <TrendChart points={days.map(({ day, clicks: value }) => ({ day, value }))} label={word('clicks')} />
        <details className={styles.table}>
          <summary>{word('as_table')}</summary>
          <DataTable
            key={`${range.start}${range.end}`}
            rows={[...days].reverse()}
            label={word('by_day')}
            keyOf={({ day }) => day}
            moreLabel={(shown, total) => translate('lists.more', { shown, total })}
            columns={[
              { key: 'day', label: word('day'), cell: ({ day }) => <Day value={day} /> },
              { key: 'clicks', label: word('clicks'), numeric: true, cell: (row) => <Count value={row.clicks} /> },
              {
                key: 'unique',
                label: translate('shorteners.visit.unique'),
                numeric: true,
                cell: (row) => <Count value={row.unique} />,
              },
            ]}
          />
        </details>
      </Section>
      {totals.people > 0 && (
        <BarLists>
          <BarList
            title={word('by_device')}
            bars={clicks.devices.map(({ device, clicks: value }) => ({
              key: device,
              label: translate(`shorteners.device.${device}`),
              value,
              shown: <Count value={value} />,
            }))}
          />
          <BarList
            title={word('by_referrer')}
            bars={clicks.referrers.map(({ referrer, clicks: value }) => ({
              key: referrer,
              label: nameOf(referrer),
              value,
              shown: <Count value={value} />,
            }))}
          />
        </BarLists>
      )}
      <Section title={word('apart')} description={word('apart_help')}>
        <dl className={styles.apart}>
          {apart.map((kind) => (
            <div key={kind}>
              <dt>{translate(`shorteners.visit.${kind}`)}</dt>
              <dd>
                <Count value={totals[kind]} />
              </dd>
              <dd className={styles.muted}>{translate(`shorteners.visit_help.${kind}`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
}
