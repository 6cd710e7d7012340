import { useTranslate } from 'react-admin';
import type { ToldOfStep } from '../../../domain/campaigns/readiness';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../../ui/plain/language';
import styles from './status.module.css';

/** How many people a step of a campaign reaches. */
export function Told({ told, target }: { told: ToldOfStep; target: CampaignStatus }) {
  const translate = useTranslate();
  const language = useLanguage();
  const shown = (people: number) => formatNumber(people, language);
  const asked = told.evaluators > 0 ? 'asked' : 'nobody_asked';
  return (
    <p className={styles.lead}>
      {translate('campaignDetail.status.told', { staff: shown(told.staff), clients: shown(told.clients) })}
      {target === 'done' && `\n${translate(`campaignDetail.status.${asked}`, { asked: shown(told.evaluators) })}`}
    </p>
  );
}
