import { useTranslate } from 'react-admin';
import type { CampaignPost, CampaignView } from '../../../domain/campaigns/types';
import { FigureHistory } from './FigureHistory';
import { FigureInputs } from './FigureInputs';
import { PartEdit } from './PartEdit';
import { PostInputs } from './PostInputs';
import styles from './parts.module.css';
import { changedPost, postRulesOf, postToForm } from './postForm';
import { readPost } from './readPost';
import { partRights } from './rights';
import { ShortLink } from './ShortLink';

interface PostEditProps {
  campaign: CampaignView;
  post: CampaignPost;
  onClose: () => void;
  onChanged: () => void;
}

/** A post being changed, its figures by hand beside their history. */
export function PostEdit({ campaign, post, onClose, onChanged }: PostEditProps) {
  const translate = useTranslate();
  return (
    <PartEdit
      kind="post"
      part={post}
      read={readPost}
      toForm={postToForm}
      changed={changedPost}
      rulesOf={postRulesOf}
      mayRemove={partRights(campaign).removePost}
      warning={async () => translate('parts.post.remove_warning')}
      onClose={onClose}
      onChanged={onChanged}
    >
      <div className={styles.sides}>
        <div>
          <PostInputs sows={campaign.sows} withState />
          <ShortLink post={post} />
        </div>
        <div>
          <FigureInputs />
          <FigureHistory postId={post.id} />
        </div>
      </div>
    </PartEdit>
  );
}
