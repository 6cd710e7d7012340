import { useTranslate } from 'react-admin';
import type { CampaignDetail } from '../../domain/campaigns/types';
import { EmptyState } from '../../ui/console/EmptyState';
import { DataTable } from '../../ui/plain/DataTable';
import styles from './campaign.module.css';
import { ImportButton } from './ImportButton';
import { postColumns } from './postColumns';

interface PostsTabProps {
  campaign: CampaignDetail;
  onChanged: () => void;
}

/** The campaign's posts with their latest metrics. */
export function PostsTab({ campaign, onChanged }: PostsTabProps) {
  const translate = useTranslate();
  const importButton = <ImportButton campaign={campaign} kind="post" onChanged={onChanged} />;
  if (campaign.campaignPosts.length === 0) {
    return <EmptyState title={translate('campaigns.post.empty')} action={importButton} />;
  }
  return (
    <>
      <div className={styles.toolbar}>{importButton}</div>
      <DataTable
        rows={campaign.campaignPosts}
        columns={postColumns(campaign.campaignPosts, translate)}
        keyOf={(post) => post.id}
        label={translate('campaigns.tab.posts')}
        moreLabel={(shown, total) => translate('campaigns.more', { shown, total })}
      />
    </>
  );
}
