import { useTranslate } from 'react-admin';
import type { CampaignAnalytics } from '../../../domain/analytics/types';
import { groupOfStatus } from '../../../domain/campaigns/values';
import { formatDay, formatNumber } from '../../../domain/format';
import { PaceCell } from '../../../ui/console/pace/PaceCell';
import { RecordLink } from '../../../ui/console/record/RecordLink';
import { useLanguage } from '../../../ui/plain/language';
import { Picture } from '../../../ui/plain/Picture';
import { PictureStack } from '../../../ui/plain/PictureStack';
import styles from './analysis.module.css';
import { campaignsLink } from './listLinks';
import { MarkLink } from './MarkLink';
import rows from './rows.module.css';
import { type Read, Tile } from './Tile';

/** Campaigns behind their pace, the worst first. */
export function AtRisk({ read }: { read: Read<CampaignAnalytics> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const day = read.data?.at_risk.campaigns[0]?.pace_day;
  return (
    <Tile
      title={translate('analysis.at_risk')}
      note={day && translate('analysis.at_risk_note', { day: formatDay(day) })}
      read={read}
      isEmpty={({ at_risk }) => at_risk.count === 0}
      actions={
        read.data &&
        read.data.at_risk.count > 0 && (
          <MarkLink link={campaignsLink('inprogress', read.data, { pace: 'behind' })} className={styles.all}>
            {translate('analysis.at_risk_all', { total: formatNumber(read.data.at_risk.count, language) })}
          </MarkLink>
        )
      }
    >
      {({ at_risk }) => (
        <ul className={rows.rows}>
          {at_risk.campaigns.map((campaign) => (
            <li key={campaign.id} className={rows.row}>
              <Picture src={campaign.brand.logo} name={campaign.brand.name} width={28} />
              <span className={rows.words}>
                <RecordLink page="campaignView" id={campaign.id} parameters={{ type: groupOfStatus(campaign.status) }}>
                  {campaign.name}
                </RecordLink>
                <span className={rows.muted}>
                  {campaign.brand.name} · {translate(`pace.metric.${campaign.pace_metric}`)}
                </span>
              </span>
              <PictureStack
                size={22}
                people={campaign.managers.map(({ id, fullname, avatar }) => ({ id, name: fullname, picture: avatar }))}
              />
              <PaceCell campaign={{ ...campaign, pace: 'behind', pace_missing: null }} />
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}
