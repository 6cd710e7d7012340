import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatNumber } from '../../../domain/format';
import { KolWho } from '../../../ui/console/kols/KolWho';
import { OverlapLine } from '../../../ui/console/kols/OverlapLine';
import { useOverlaps } from '../../../ui/console/kols/useOverlaps';
import { Section } from '../../../ui/console/record/Section';
import { useLanguage } from '../../../ui/plain/language';
import type { NewCampaign } from './newCampaign';
import styles from './parts.module.css';

/** Who of the chosen KOLs lately worked for a competitor of the brand that was just chosen; nothing where nobody did. */
export function CompetitorNote() {
  const translate = useTranslate();
  const language = useLanguage();
  const [kols, brands] = useWatch({ name: ['kols', 'brand_id'] }) as [NewCampaign['kols'], NewCampaign['brand_id']];
  const overlaps = useOverlaps(
    brands[0]?.id,
    kols.map(({ id }) => id),
  );
  const found = kols.filter(({ id }) => overlaps.has(id));
  if (found.length === 0) return null;
  const total = formatNumber(found.length, language);
  return (
    <Section title={translate('kolChoice.overlap.found', { count: found.length, total })}>
      <div role="status">
        <ul className={styles.kols}>
          {found.map((kol) => (
            <li key={kol.id}>
              <KolWho kol={kol} />
              <OverlapLine overlaps={overlaps.get(kol.id)} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
