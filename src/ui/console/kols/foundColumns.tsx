import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { totalFollowers } from '../../../domain/kols/followers';
import type { ComparedFigure } from '../../../domain/kols/score';
import type { KolListItem } from '../../../domain/kols/types';
import { Compact, Percent } from '../../plain/Figure';
import type { Column } from '../list/columns';
import { FoundKol } from './FoundKol';
import styles from './found.module.css';
import { Growth } from './Growth';
import { PriceRange } from './PriceRange';
import { QuartileMark } from './QuartileMark';
import { TakeButton } from './TakeButton';
import type { Overlaps } from './useOverlaps';

interface Shown {
  chosen: ReadonlySet<string>;
  overlaps: Overlaps;
  seesPrices: boolean;
  onToggle: (kol: KolListItem, isChosen: boolean) => void;
}

/** Columns of the KOLs to choose from; prices only for who is told them. */
export function foundColumns({ chosen, overlaps, seesPrices, onToggle }: Shown): Column<KolListItem>[] {
  return [
    {
      source: 'stage_name',
      label: 'kols.stage_name',
      sort: 'stage_name',
      render: (kol) => <FoundKol kol={kol} overlaps={overlaps.get(kol.id)} />,
    },
    {
      source: 'followers',
      label: 'kols.followers',
      width: 128,
      align: 'right',
      withLabel: true,
      sort: 'followers',
      render: (kol) => <Followers kol={kol} />,
    },
    {
      source: 'engagement_rate',
      label: 'kols.score.engagement_rate',
      width: 100,
      align: 'right',
      withLabel: true,
      sort: 'engagement_rate',
      render: (kol) => (
        <Placed kol={kol} figure="engagement_rate">
          <Percent value={kol.score?.engagement_rate} />
        </Placed>
      ),
    },
    {
      source: 'mean_views',
      label: 'kols.score.mean_views',
      width: 96,
      align: 'right',
      optional: 'wide',
      sort: 'views',
      render: (kol) => (
        <Placed kol={kol} figure="mean_views">
          <Compact value={kol.score?.mean_views} />
        </Placed>
      ),
    },
    ...(seesPrices ? [priceColumn] : []),
    {
      source: 'choose',
      label: 'kolChoice.choose_short',
      width: 90,
      align: 'right',
      phone: 'end',
      render: (kol) => (
        <TakeButton kol={kol} isChosen={chosen.has(kol.id)} onToggle={() => onToggle(kol, chosen.has(kol.id))} />
      ),
    },
  ];
}

const priceColumn: Column<KolListItem> = {
  source: 'booking_price_from',
  label: 'kols.price',
  width: 132,
  align: 'right',
  withLabel: true,
  render: (kol) => <PriceRange from={kol.booking_price_from} to={kol.booking_price_to} />,
};

function Followers({ kol: { socials, score } }: { kol: KolListItem }) {
  const translate = useTranslate();
  return (
    <span className={styles.lines}>
      <Compact value={totalFollowers(socials)} />
      {typeof score?.growth_90 === 'number' && (
        <small title={translate('kols.score.growth')}>
          <Growth value={score.growth_90} /> · {translate('kols.score.card.growth')}
        </small>
      )}
    </span>
  );
}

/** A figure and in which quarter of its peers it stands. */
function Placed({
  kol: { score },
  figure,
  children,
}: {
  kol: KolListItem;
  figure: ComparedFigure;
  children: ReactNode;
}) {
  const quartile = score?.[`${figure}_quartile`];
  return (
    <span className={styles.lines}>
      {children}
      {score && quartile && <QuartileMark quartile={quartile} peers={score.peers} inRow />}
    </span>
  );
}
