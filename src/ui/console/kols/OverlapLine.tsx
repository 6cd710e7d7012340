import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import { useTranslate } from 'react-admin';
import type { BrandOverlap } from '../../../domain/campaigns/overlaps';
import { formatDay } from '../../../domain/format';
import styles from './overlap.module.css';

/** For which competitors a KOL works or lately worked, and when; the campaign and what the brands share on hover. Nothing of none. */
export function OverlapLine({ overlaps = [] }: { overlaps: readonly BrandOverlap[] | undefined }) {
  const translate = useTranslate();
  const [first, ...others] = overlaps;
  if (!first) return null;
  const words = overlaps.map(({ brand, running, start_date, end_date }) =>
    translate(running ? 'kolChoice.overlap.running' : 'kolChoice.overlap.ended', {
      brand: brand.name,
      day: formatDay(running ? start_date : (end_date ?? start_date)),
    }),
  );
  const hints = overlaps.map(({ campaign, sectors }, index) =>
    translate('kolChoice.overlap.hint', { what: words[index], campaign: campaign.name, sectors: sectors.join(', ') }),
  );
  return (
    <span className={styles.overlap} title={hints.join('\n')}>
      <WarningIcon className={styles.sign} sx={{ fontSize: 14 }} />
      <span className={styles.said}>
        {words[0]}
        {others.length > 0 && ` +${others.length}`}
      </span>
    </span>
  );
}
