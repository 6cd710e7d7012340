import WarnIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Missing, MissingCode } from '../../../domain/campaigns/readiness';
import { groupOfStatus } from '../../../domain/campaigns/values';
import { formatNumber } from '../../../domain/format';
import { pathTo } from '../../../domain/routes';
import { useLanguage } from '../../../ui/plain/language';
import styles from './status.module.css';
import type { Movable } from './useMove';

/** The tab where it is seen to. */
const tabOf: Partial<Record<MissingCode, string>> = {
  sow: 'sows',
  linked_account: 'sows&lacking=no_account',
  promised_post: 'sows',
  acceptance: 'acceptance',
  liquidation_image: 'information',
  post_figures: 'posts&figures=unknown',
};

interface MissingListProps {
  campaign: Movable;
  missing: readonly Missing[];
  onLeave?: () => void;
}

/** What is missing, each with the way to where it is mended; says so where nothing is. */
export function MissingList({ campaign: { id, status }, missing, onLeave }: MissingListProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const path = pathTo('campaignView', { type: groupOfStatus(status), id });
  if (missing.length === 0) return <p className={styles.ready}>{translate('campaignDetail.status.ready')}</p>;
  return (
    <>
      <p className={styles.heading}>{translate('campaignDetail.status.missing')}</p>
      <ul className={styles.missing}>
        {missing.map(({ code, count }) => {
          const tab = tabOf[code];
          return (
            <li key={code}>
              <WarnIcon sx={{ fontSize: 16 }} />
              <span>{translate(`campaigns.missing.${code}`, { count, total: formatNumber(count, language) })}</span>
              {tab && (
                <Link to={`${path}?tab=${tab}`} onClick={onLeave}>
                  {translate('campaignDetail.status.see')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
