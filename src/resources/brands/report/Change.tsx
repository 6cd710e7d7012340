import { useTranslate } from 'react-admin';
import { formatPercent } from '../../../domain/format';
import type { BrandReport } from '../../../domain/reports/brandTypes';
import { useLanguage } from '../../../ui/plain/language';
import styles from './report.module.css';

type Cost = 'cpe' | 'cpv';

interface ChangeProps {
  campaign: BrandReport['campaigns'][number];
  cost: Cost;
}

/** A campaign's cost against those before it; of one that still runs the whole price stands against a part of its results. */
export function Change({ campaign, cost }: ChangeProps) {
  const translate = useTranslate();
  if (campaign.campaign.status === 'on_going')
    return <span className={styles.change}>{translate('brandReport.running')}</span>;
  return <Difference cost={campaign[cost]} earlier={campaign.earlier?.[cost]} />;
}

/** How much a cost is above or below that of the campaigns before; nothing where either is unknown. */
function Difference({ cost, earlier }: { cost: number | null | undefined; earlier: number | null | undefined }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (typeof cost !== 'number' || typeof earlier !== 'number' || earlier === 0) return null;
  const percent = ((cost - earlier) / earlier) * 100;
  const text = `${percent > 0 ? '+' : ''}${formatPercent(percent, language)}`;
  const direction = Math.abs(percent) < 0.05 ? '' : percent < 0 ? styles.better : styles.worse;
  return (
    <span className={`${styles.change} ${direction}`} title={translate('brandReport.change_hint')}>
      {text}
    </span>
  );
}
