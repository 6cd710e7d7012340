import { useTranslate } from 'react-admin';
import type { CampaignPost, CampaignView } from '../../../domain/campaigns/types';
import { FigureHistory } from './FigureHistory';
import { FigureInputs } from './FigureInputs';
import { PartEdit } from './PartEdit';
import { PostInputs } from './PostInputs';
import styles from './parts.module.css';
import { changedPost, postRulesOf, postToForm } from './postForm';
import { ShortLink } from './ShortLink';
import { TargetMoved } from './TargetMoved';
import { usePartRights } from './usePartRights';

interface PostEditProps {
  campaign: CampaignView;
  post: CampaignPost;
  onClose: () => void;
}

/** A post being changed, its figures by hand beside their history. */
export function PostEdit({ campaign, post, onClose }: PostEditProps) {
  const translate = useTranslate();
  const { removePost } = usePartRights(campaign);
  return (
    <PartEdit<CampaignPost>
      kind="post"
      part={post}
      toForm={postToForm}
      changed={changedPost}
      rulesOf={postRulesOf}
      removeTitle={translate('parts.post.remove_title', { name: post.kol.stage_name })}
      mayRemove={removePost}
      warning={async () => translate('parts.post.remove_warning')}
      onClose={onClose}
    >
      <div className={styles.sides}>
        <div>
          <PostInputs campaign={campaign} withState />
          <TargetMoved post={post} />
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
