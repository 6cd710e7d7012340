import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useGetOne, useListContext, useTranslate } from 'react-admin';
import type { CampaignPost } from '../../../domain/campaigns/types';
import { PostLook } from '../../../ui/console/posts/PostLook';
import type { useLook } from '../../../ui/console/posts/useLook';
import { whole } from '../../../ui/console/record/whole';
import { PostSwitch } from './PostSwitch';

interface LookedAtProps {
  look: ReturnType<typeof useLook>;
  onOpen: (post: CampaignPost) => void;
  mayChange: boolean;
}

const resource = 'campaignPosts';

/** The post that is looked at, among those of the page; one of another page is read by itself. */
export function LookedAt({ look, onOpen, mayChange }: LookedAtProps) {
  const translate = useTranslate();
  const { data = [], isPending } = useListContext<CampaignPost>();
  const isElsewhere = !isPending && !data.some(({ id }) => id === look.id);
  const asked = { id: look.id ?? '', meta: whole(resource) };
  const { data: other } = useGetOne<CampaignPost>(resource, asked, { retry: false, enabled: isElsewhere });
  return (
    <PostLook
      look={look}
      posts={data}
      other={isElsewhere ? other : undefined}
      course={() => 'postCourse'}
      actions={(post) => (
        <>
          <Button variant="outlined" size="small" onClick={() => onOpen(post)}>
            {translate('posts.details')}
          </Button>
          {mayChange && (
            <FormControlLabel
              control={<PostSwitch key={post.id} post={post} />}
              label={translate('campaigns.post.active')}
            />
          )}
        </>
      )}
    />
  );
}
