import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import type { Shortener } from '../../../domain/shorteners/types';
import { useHistoryTab } from '../../../ui/console/history/useHistoryTab';
import { DetailLayout, SummaryHead } from '../../../ui/console/record/DetailLayout';
import { Fact, Facts } from '../../../ui/console/record/Fact';
import { RecordLink } from '../../../ui/console/record/RecordLink';
import { RecordPage } from '../../../ui/console/record/RecordPage';
import { Tabs } from '../../../ui/console/record/Tabs';
import { WebLink } from '../../../ui/console/record/WebLink';
import { Instant } from '../../../ui/plain/Day';
import { Count } from '../../../ui/plain/Figure';
import { LateCode, late } from '../../../ui/plain/late';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { Picture } from '../../../ui/plain/Picture';
import { LinkActions } from '../actions/LinkActions';
import { campaignPlace } from '../campaignPlace';
import { useLinkPlace } from '../form/useLinkPlace';
import { ShortAddress } from '../ShortAddress';
import { StateChip } from '../StateChip';
import styles from '../shorteners.module.css';
import { QrCard } from './QrCard';

const Clicks = late(() => import('./Clicks').then((module) => ({ default: module.Clicks })));
const ShortenerDrawers = late(() =>
  import('../form/ShortenerDrawers').then((module) => ({ default: module.ShortenerDrawers })),
);

/** One short link: its address and QR code at the left, its clicks at the right (CONTRACT-2 §13). */
export function ShortenerShow() {
  return <RecordPage<Shortener> resource="shorteners">{(link) => <Link link={link} />}</RecordPage>;
}

function Link({ link }: { link: Shortener }) {
  const translate = useTranslate();
  const place = useLinkPlace();
  const history = useHistoryTab('shortener', link.id);
  const clicks = (
    <LateCode fallback={<Skeleton variant="rounded" height={240} />}>
      <Clicks id={link.id} />
    </LateCode>
  );
  return (
    <DetailLayout summary={<Summary link={link} onEdit={() => place.edit(link.id)} />}>
      <Tabs
        forget={['start_date', 'end_date', 'page', 'pageSize']}
        tabs={[{ key: 'clicks', label: translate('shorteners.clicks'), content: clicks }, ...history]}
      />
      {place.isOpen && (
        <LateCode>
          <ShortenerDrawers place={place} />
        </LateCode>
      )}
    </DetailLayout>
  );
}

function Summary({ link, onEdit }: { link: Shortener; onEdit: () => void }) {
  const translate = useTranslate();
  const word = (name: string) => translate(`shorteners.${name}`);
  const { campaign, post } = link;
  const path = `/s/${link.slug}`;
  return (
    <>
      <SummaryHead title={link.label ?? path} code={link.label ? path : ''} chips={<StateChip state={link.state} />} />
      <div className={styles.large}>
        <ShortAddress link={link} />
      </div>
      <LinkActions link={link} onEdit={onEdit} />
      <QrCard id={link.id} />
      <Facts>
        <Fact label={word('original_url')} copy={link.original_url}>
          <WebLink url={link.original_url} />
        </Fact>
        <Fact label={word('clicks_all')}>
          <Count value={link.total_click} />
        </Fact>
        <Fact label={word('last_click')}>{link.last_click_at && <Instant value={link.last_click_at} />}</Fact>
        <Fact label={word('expires_at')}>{link.expires_at && <Instant value={link.expires_at} />}</Fact>
        <Fact label={word('campaign')}>
          {campaign && (
            <RecordLink page="campaignView" id={campaign.id} parameters={campaignPlace(campaign)}>
              {campaign.name}
            </RecordLink>
          )}
        </Fact>
        {post && (
          <Fact label={word('post')} copy={post.url_post}>
            <span className={styles.place}>
              <Picture src={post.kol.avatar} name={post.kol.stage_name} width={20} shape="circle" />
              <NetworkIcon network={post.social_type} size={14} />
              <a href={post.url_post} target="_blank" rel="noopener noreferrer">
                {post.kol.stage_name}
              </a>
            </span>
          </Fact>
        )}
        <Fact label={word('created_by')}>{link.created_by?.fullname}</Fact>
        <Fact label={translate('common.created_at')}>
          <Instant value={link.created_at} />
        </Fact>
      </Facts>
    </>
  );
}
