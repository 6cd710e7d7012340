import { useTranslate } from 'react-admin';
import { type CampaignRisk, risksOf } from '../../../domain/campaigns/risks';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import { dayOf } from '../../../domain/dates';
import { paceWords } from '../../../ui/console/pace/paceWords';
import { Money } from '../../../ui/plain/Figure';
import { useLanguage } from '../../../ui/plain/language';
import { DaysLeft } from '../head/DaysLeft';
import styles from './risks.module.css';

interface OfCampaign {
  campaign: CampaignListItem;
}

/** Why a campaign may not come out as promised, one line each; nothing where nothing endangers it. */
export function Risks({ campaign }: OfCampaign) {
  const translate = useTranslate();
  const risks = risksOf(campaign, dayOf(new Date()));
  if (risks.length === 0) return null;
  return (
    <ul className={styles.risks} aria-label={translate('campaignList.risk.title')}>
      {risks.map((risk) => (
        <li key={risk.is} className={risk.is === 'no_post' ? styles.soon : styles.bad}>
          <Why risk={risk} campaign={campaign} />
        </li>
      ))}
    </ul>
  );
}

function Why({ risk, campaign }: { risk: CampaignRisk } & OfCampaign) {
  const translate = useTranslate();
  const words = paceWords(campaign, translate, useLanguage());
  if (risk.is === 'behind') {
    return (
      <>
        <strong>{words?.label}</strong> <span>{words?.reached}</span>
      </>
    );
  }
  if (risk.is === 'over_budget') {
    return (
      <>
        <strong>{translate('campaignList.risk.over_budget')}</strong>{' '}
        <span>
          <Money value={risk.by} compact />
        </span>
      </>
    );
  }
  return (
    <>
      <strong>{translate(`campaignList.risk.${risk.is}`, { count: risk.sows })}</strong>{' '}
      <DaysLeft campaign={campaign} brief />
    </>
  );
}
