import { useTranslate } from 'react-admin';
import { sumKols } from '../../domain/kols/sums';
import type { RequestDetail } from '../../domain/requests/types';
import { BudgetSum } from '../../ui/console/kols/BudgetSum';
import { KolWho } from '../../ui/console/kols/KolWho';
import { OverlapLine } from '../../ui/console/kols/OverlapLine';
import { PriceRange } from '../../ui/console/kols/PriceRange';
import { ReachSum } from '../../ui/console/kols/ReachSum';
import { SocialList } from '../../ui/console/kols/SocialList';
import sums from '../../ui/console/kols/sums.module.css';
import { useChosenFigures } from '../../ui/console/kols/useChosenFigures';
import { useOverlaps } from '../../ui/console/kols/useOverlaps';
import { useSeesPrices } from '../../ui/console/kols/useSeesPrices';
import { RecordLink } from '../../ui/console/record/RecordLink';
import { EmptyState } from '../../ui/console/state/EmptyState';
import styles from './requests.module.css';

/** The KOLs that are asked for, in the order they were chosen, and what they come to against the budget. */
export function RequestKols({ request }: { request: RequestDetail }) {
  const translate = useTranslate();
  const kols = request.data_kols;
  const seesPrices = useSeesPrices();
  const ids = kols.map(({ id }) => id);
  const { of, isReading } = useChosenFigures(ids);
  const overlaps = useOverlaps(request.brand?.id, ids);
  if (kols.length === 0) return <EmptyState title={translate('requests.no_kols')} />;
  const total = sumKols(kols.map(({ id }) => of(id) ?? { socials: [] }));
  return (
    <>
      <dl className={`${sums.sums} ${styles.sums}`} aria-busy={isReading}>
        <ReachSum sums={total} />
        {seesPrices && <BudgetSum sums={total} budget={request.request_budget} />}
      </dl>
      <ul className={styles.kols}>
        {kols.map((kol) => {
          const known = of(kol.id);
          return (
            <li key={kol.id}>
              <RecordLink page="kolView" id={kol.id}>
                <KolWho kol={kol} />
              </RecordLink>
              {known && (
                <span className={styles.figures}>
                  <SocialList socials={known.socials} />
                  {seesPrices && <PriceRange from={known.booking_price_from} to={known.booking_price_to} />}
                </span>
              )}
              <OverlapLine overlaps={overlaps.get(kol.id)} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
