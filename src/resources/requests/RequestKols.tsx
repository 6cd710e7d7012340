import { useTranslate } from 'react-admin';
import type { RequestDetail } from '../../domain/requests/types';
import { ChoiceSums } from '../../ui/console/kols/ChoiceSums';
import { KolWho } from '../../ui/console/kols/KolWho';
import { OverlapLine } from '../../ui/console/kols/OverlapLine';
import { PriceRange } from '../../ui/console/kols/PriceRange';
import { SocialList } from '../../ui/console/kols/SocialList';
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
  const figures = useChosenFigures(ids);
  const overlaps = useOverlaps(request.brand?.id, ids);
  if (kols.length === 0) return <EmptyState title={translate('requests.no_kols')} />;
  return (
    <>
      <ChoiceSums
        kols={kols}
        figures={figures}
        budget={request.request_budget}
        seesPrices={seesPrices}
        className={styles.sums}
      />
      <ul className={styles.kols}>
        {kols.map((kol) => {
          const known = figures.of(kol.id);
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
