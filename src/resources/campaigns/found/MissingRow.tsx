import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MissingPostReason, MissingPosts } from '../../../domain/campaigns/foundPosts';
import type { CampaignView } from '../../../domain/campaigns/types';
import { formatDay, formatInstant } from '../../../domain/format';
import { networkNames } from '../../../domain/networks';
import { mayOpen, pathTo } from '../../../domain/routes';
import { useAccess, useReducedView } from '../../../ui/console/access/useAccess';
import { CopyButton } from '../../../ui/console/record/CopyButton';
import { WebLink } from '../../../ui/console/record/WebLink';
import { Ago } from '../../../ui/plain/Ago';
import { Picture } from '../../../ui/plain/Picture';
import { useWorkName } from '../acceptance/useWorkName';
import { usePartPlace } from '../parts/usePartPlace';
import { usePartRights } from '../parts/usePartRights';
import styles from './found.module.css';

/** Mended at the KOL's account, not by its post. */
const ofAccount: readonly MissingPostReason[] = ['no_account', 'never_read', 'private_or_gone', 'not_answering'];
/** The KOL is to do something. */
const ofKol: readonly MissingPostReason[] = ['not_posted', 'without_tag', 'private_or_gone'];

interface MissingRowProps {
  campaign: CampaignView;
  missing: MissingPosts;
}

/** One SOW that owes posts. */
export function MissingRow({ campaign, missing }: MissingRowProps) {
  const translate = useTranslate();
  const workName = useWorkName();
  const place = usePartPlace();
  const { addPost } = usePartRights(campaign);
  const isStaff = !useReducedView();
  const mayOpenKol = mayOpen('kolView', useAccess()) && isStaff;
  const { kol, social_type, reason, owed, unmarked } = missing;
  const network = networkNames[social_type];
  const reminder = translate('foundPosts.reminder', {
    name: kol.stage_name,
    count: owed,
    network,
    campaign: campaign.name,
    day: formatDay(campaign.end_date),
  });
  return (
    <div className={styles.missing}>
      <Picture src={kol.avatar} name={kol.stage_name} width={32} shape="circle" />
      <div className={styles.body}>
        <div className={styles.who}>
          <strong>{kol.stage_name}</strong>
          <span>{workName({ ...missing, number: missing.sow_number })}</span>
          <span className={styles.owed}>
            {translate('foundPosts.posted', { count: missing.posted, of: missing.post_count })}
          </span>
        </div>
        <p className={styles.why}>
          {translate(`foundPosts.why.${reason}`, { network, count: missing.found })}{' '}
          {missing.read_at && (
            <span className={styles.time}>
              {translate('foundPosts.read')} <Ago value={missing.read_at} />
            </span>
          )}
        </p>
        {reason === 'without_tag' && (
          <ul className={styles.unmarked}>
            {unmarked.map((post) => (
              <li key={post.id}>
                <span className={styles.time}>{formatInstant(post.post_time)}</span> <WebLink url={post.url_post} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.ways}>
        {addPost && (
          <Button size="small" startIcon={<AddIcon />} onClick={() => place.open({ post: 'new', of: missing.sow_id })}>
            {translate('foundPosts.by_hand')}
          </Button>
        )}
        {mayOpenKol && ofAccount.includes(reason) && (
          <Button
            size="small"
            component={Link}
            to={{ pathname: pathTo('kolView', { id: kol.id }), search: `tab=${social_type}` }}
          >
            {translate('foundPosts.account')}
          </Button>
        )}
        {isStaff && ofKol.includes(reason) && (
          <CopyButton text={reminder} label={translate('foundPosts.copy_reminder')} />
        )}
      </div>
    </div>
  );
}
