import { RichTextField, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isEditable } from '../../../domain/campaigns/rules';
import { formatDay, formatNumber } from '../../../domain/format';
import type { TodaySow } from '../../../domain/today/types';
import { useMayCall, useReducedView } from '../../../ui/console/access/useAccess';
import { Chip } from '../../../ui/console/record/Chip';
import { useLanguage } from '../../../ui/plain/language';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { placeOf } from './campaignPlaces';
import { Left } from './Left';
import { Row } from './Row';

interface SowRowsProps {
  sows: readonly TodaySow[];
  /** What they lack. */
  lack: 'posts' | 'figures';
}

/** SOWs that lack posts or figures, with whose they are and where the lack is made good. */
export function SowRows({ sows, lack }: SowRowsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const reduced = useReducedView();
  const adds = useMayCall('postCreate') && !reduced;
  const changes = useMayCall('postMetrics') && !reduced;
  const actionOf = ({ id, kol, campaign }: TodaySow) => {
    const open = { to: placeOf('campaignView', campaign), label: translate('today.do.open') };
    if (!isEditable(campaign.status)) return open;
    if (lack === 'posts' && adds) {
      const to = placeOf('campaignView', campaign, { tab: 'posts', post: 'new', of: id });
      return { to, label: translate('today.do.add_post') };
    }
    if (lack === 'figures' && changes) {
      const to = placeOf('campaignView', campaign, { tab: 'posts', figures: 'unknown', kol_id: kol.id });
      return { to, label: translate('today.do.add_figures') };
    }
    return open;
  };
  return sows.map((sow) => {
    const { campaign, kol, number, social_type, post_format, posted, post_count, unmeasured = 0, days_left } = sow;
    const shown = { posted: formatNumber(posted, language), promised: formatNumber(post_count, language) };
    const facts = [
      campaign.name,
      post_format && translate(`campaigns.format.${post_format}`),
      lack === 'posts' && translate('today.posts_of', shown),
      campaign.end_date && translate('today.until', { day: formatDay(campaign.end_date) }),
    ].filter(Boolean);
    return (
      <Row
        key={sow.id}
        picture={kol.avatar}
        name={`#${number} ${kol.stage_name}`}
        round
        title={<Link to={placeOf('campaignView', campaign, { sow: sow.id })}>{`#${number} ${kol.stage_name}`}</Link>}
        facts={
          <>
            {social_type && <NetworkIcon network={social_type} />} {facts.join(' · ')}
          </>
        }
        brief={reduced && sow.description && <RichTextField record={sow} source="description" />}
        chip={
          lack === 'posts' ? (
            <Left days={days_left} />
          ) : (
            <Chip tone="warn" label={translate('today.unmeasured', { count: unmeasured })} />
          )
        }
        action={actionOf(sow)}
      />
    );
  });
}
