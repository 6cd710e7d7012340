import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CampaignView } from '../../../domain/campaigns/types';
import { useVerb } from '../../../ui/console/data/useVerb';
import { BottomDrawer } from '../../../ui/console/form/BottomDrawer';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { withoutEmpty } from '../../../ui/console/form/resolver';
import { FigureInputs } from './FigureInputs';
import { PostInputs } from './PostInputs';
import styles from './parts.module.css';
import { emptyPost, newPostRules } from './postForm';

interface PostCreateProps {
  campaign: CampaignView;
  /** The SOW it is for, where that is clear already. */
  sowId: string | null;
  onClose: () => void;
}

/** A new post of one of the campaign's SOWs. */
export function PostCreate({ campaign, sowId, onClose }: PostCreateProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [add] = useVerb('postCreate');
  const [empty] = useState(() => ({ ...emptyPost, sow_id: campaign.sows.some(({ id }) => id === sowId) ? sowId : '' }));
  return (
    <BottomDrawer wide title={translate('parts.post.new_title')} onClose={onClose}>
      <RecordForm
        rules={newPostRules}
        defaultValues={empty}
        submitLabel={translate('parts.post.add')}
        onCancel={onClose}
        inDrawer
        onSubmit={(values) => add({ params: { id: campaign.id }, body: withoutEmpty(values) })}
        onSaved={() => {
          notify('parts.post.added', { type: 'success' });
          onClose();
        }}
      >
        <div className={styles.sides}>
          <PostInputs campaign={campaign} />
          <FigureInputs />
        </div>
      </RecordForm>
    </BottomDrawer>
  );
}
