import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { Sow } from '../../../domain/campaigns/types';
import { sowHintKinds } from '../../../domain/campaigns/values';
import { Section } from '../../../ui/console/record/Section';
import { Count } from '../../../ui/plain/Figure';
import styles from './detail.module.css';

/** What SOWs lack, counted; each leads to those SOWs. Nothing where nothing is lacking or the viewer is not told. */
export function Attention({ sows }: { sows: readonly Sow[] }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const lacking = sowHintKinds
    .map((kind) => ({ kind, total: sows.filter(({ hints = [] }) => hints.includes(kind)).length }))
    .filter(({ total }) => total > 0);
  if (lacking.length === 0) return null;
  return (
    <Section title={translate('campaignDetail.attention')}>
      <ul className={styles.hints}>
        {lacking.map(({ kind, total }) => (
          <li key={kind}>
            <Link to={`${pathname}?tab=sows&lacking=${kind}`} className={styles.hint}>
              <strong>
                <Count value={total} />
              </strong>
              {translate(`campaignDetail.hint.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
