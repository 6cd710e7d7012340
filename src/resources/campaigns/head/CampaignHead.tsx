import { useTranslate } from 'react-admin';
import type { CampaignView } from '../../../domain/campaigns/types';
import { SummaryHead } from '../../../ui/console/record/DetailLayout';
import { usePhone } from '../../../ui/console/usePhone';
import { Picture } from '../../../ui/plain/Picture';
import { CampaignActions } from '../status/CampaignActions';
import { StatusControl } from '../status/StatusControl';
import { HeadBand } from './HeadBand';
import { HeadFacts } from './HeadFacts';
import styles from './head.module.css';

/** What a campaign is and how it stands, across the top of its page; facts the answer leaves out are not named. */
export function CampaignHead({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  // There the band opens the overview, and the facts are those of the information.
  const isPhone = usePhone();
  const cover = campaign.cover_image;
  return (
    <header className={styles.head}>
      {cover && !isPhone && (
        <div className={styles.cover}>
          <Picture src={cover} name={campaign.name} width="100%" height="100%" />
        </div>
      )}
      <div className={styles.top}>
        <div className={styles.who}>
          <SummaryHead
            title={campaign.name}
            code={campaign.code}
            isCopied
            chips={<StatusControl campaign={campaign} />}
          />
        </div>
        <CampaignActions campaign={campaign} />
      </div>
      {campaign.cancel_reason && (
        <p className={styles.reason}>
          <strong>{translate('campaigns.field.cancel_reason')}</strong>
          {campaign.cancel_reason}
        </p>
      )}
      {!isPhone && (
        <>
          <HeadFacts campaign={campaign} />
          <HeadBand campaign={campaign} />
        </>
      )}
    </header>
  );
}
