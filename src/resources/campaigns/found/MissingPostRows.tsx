import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import type { MissingPosts } from '../../../domain/campaigns/foundPosts';
import type { CampaignView } from '../../../domain/campaigns/types';
import { useRead } from '../../../ui/console/data/useRead';
import { Section } from '../../../ui/console/record/Section';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import styles from './found.module.css';
import { MissingRow } from './MissingRow';

/** What each SOW owes, why it may be missing, and the way on. */
export function MissingPostRows({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const { data, error, refetch } = useRead<MissingPosts[]>('missingPostList', { params: { id: campaign.id } });
  const total = data?.reduce((sum, { owed }) => sum + owed, 0) ?? 0;
  const left = data?.[0]?.days_left ?? null;
  const lead = [
    total > 0 && translate('foundPosts.owed', { count: total }),
    left !== null && translate(left < 0 ? 'foundPosts.over' : 'foundPosts.left', { count: Math.abs(left) }),
  ];
  return (
    <Section title={translate('foundPosts.missing')} description={lead.filter(Boolean).join(' · ')}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={96} aria-busy="true" />}
      {data?.length === 0 && <p className={styles.none}>{translate('foundPosts.none_missing')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.rows}>
          {data.map((missing) => (
            <li key={missing.sow_id}>
              <MissingRow campaign={campaign} missing={missing} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
