import DownIcon from '@mui/icons-material/ArrowDownward';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { looksForPosts } from '../../domain/campaigns/foundPosts';
import type { CampaignView } from '../../domain/campaigns/types';
import { withWords } from '../../providers/pageWords';
import { useMe, useReducedView } from '../../ui/console/access/useAccess';
import { ReadNowButton } from '../../ui/console/readings/ReadNowButton';
import { LateCode, late } from '../../ui/plain/late';
import { PlannedPosts } from './contents/PlannedPosts';
import { CampaignPosts } from './detail/CampaignPosts';
import { AddPostButton } from './parts/AddPart';
import { usePartPlace } from './parts/usePartPlace';
import { usePartRights } from './parts/usePartRights';
import styles from './postsTab.module.css';
import { useImportPart } from './useImportPart';

const FoundPostCards = late(() =>
  withWords(['foundPosts', 'posts'], import('./found/FoundPostCards')).then((module) => ({
    default: module.FoundPostCards,
  })),
);
const MissingPostRows = late(() =>
  withWords(['foundPosts'], import('./found/MissingPostRows')).then((module) => ({ default: module.MissingPostRows })),
);

/**
 * The campaign's posts with their latest metrics; a row opens in a drawer that the address remembers. Beneath them
 * stand what was found for it, which a line above tells of, for staff, and what is missing, for KOL users their own alone.
 */
export function PostsTab({ campaign }: { campaign: CampaignView }) {
  const { open } = usePartPlace();
  const isStaff = !useReducedView();
  const isLooking = looksForPosts(campaign.status);
  const isTold = useMe().type === 'kol' || isStaff;
  const { change: mayRead } = usePartRights(campaign);
  const found = useRef<HTMLDivElement>(null);
  const { button, dialog } = useImportPart(campaign, 'post');
  return (
    <>
      {isStaff && isLooking && (
        <ToFoundPosts count={campaign.found_posts ?? 0} onGo={() => showFromTop(found.current)} />
      )}
      <CampaignPosts
        campaign={campaign}
        onOpen={(post) => open({ post: post.id })}
        actions={
          <>
            <AddPostButton campaign={campaign} />
            {button}
            {mayRead && <ReadNowButton of={{ campaign_id: campaign.id }} />}
          </>
        }
      />
      <div ref={found} className={styles.found} tabIndex={-1}>
        <LateCode>
          {isStaff && isLooking && <FoundPostCards campaign={campaign} />}
          {isTold && isLooking && <MissingPostRows campaign={campaign} />}
        </LateCode>
        {isStaff && <PlannedPosts campaign={campaign} />}
      </div>
      {dialog}
    </>
  );
}

/** How many posts were found and wait for a decision, and the way down to them. */
function ToFoundPosts({ count, onGo }: { count: number; onGo: () => void }) {
  const translate = useTranslate();
  if (count === 0) return null;
  return (
    <Button size="small" className={styles.toFound ?? ''} endIcon={<DownIcon />} onClick={onGo}>
      {translate('campaigns.post.found', { count })}
    </Button>
  );
}

/** Brings a part of the page into view, and who moves by keyboard along with it. */
function showFromTop(part: HTMLElement | null): void {
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
