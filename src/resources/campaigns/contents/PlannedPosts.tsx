import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { CampaignView, PostContent } from '../../../domain/campaigns/types';
import { paging } from '../../../domain/limits';
import { useRead } from '../../../ui/console/data/useRead';
import { Section } from '../../../ui/console/record/Section';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { LateCode, late } from '../../../ui/plain/late';
import { usePartPlace } from '../parts/usePartPlace';
import { usePartRights } from '../parts/usePartRights';
import { ContentCard } from './ContentCard';

const ContentDrawer = late(() => import('./ContentDrawer').then((module) => ({ default: module.ContentDrawer })));

/** What is to be posted, before it has a link: for staff. The address remembers which one is open. */
export function PlannedPosts({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const { content: place, open, close } = usePartPlace();
  const { addPost, change } = usePartRights(campaign);
  const { data, error, refetch } = useRead<PostContent[]>('postContentList', {
    params: { id: campaign.id },
    query: { size: paging.largestSize },
  });
  const contents = data ?? [];
  const edited = contents.find(({ id }) => id === place);
  const mayAdd = addPost && campaign.sows.some(({ is_online }) => is_online);
  if (!error && contents.length === 0 && !mayAdd) return null;
  return (
    <Section
      title={translate('parts.content.title_all')}
      description={translate('parts.content.lead')}
      actions={
        mayAdd && (
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => open({ content: 'new' })}>
            {translate('parts.content.add')}
          </Button>
        )
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {contents.map((content) => (
        <ContentCard
          key={content.id}
          content={content}
          {...(change && { onEdit: () => open({ content: content.id }) })}
        />
      ))}
      <LateCode>
        {mayAdd && place === 'new' && <ContentDrawer campaign={campaign} onClose={close} />}
        {change && edited && <ContentDrawer key={edited.id} campaign={campaign} content={edited} onClose={close} />}
      </LateCode>
    </Section>
  );
}
