import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CampaignView, PostContent } from '../../../domain/campaigns/types';
import { ApiError } from '../../../providers/http';
import { useApi } from '../../../ui/console/data/useApi';
import { useVerb } from '../../../ui/console/data/useVerb';
import { useEdited } from '../../../ui/console/edit/useEdited';
import { BottomDrawer } from '../../../ui/console/form/BottomDrawer';
import { CampaignPartForm } from '../detail/CampaignPartForm';
import { DeletePart } from '../parts/DeletePart';
import { usePartRights } from '../parts/usePartRights';
import { ContentInputs } from './ContentInputs';
import { changedContent, contentRules, contentToForm, emptyContent, newContent, newContentRules } from './contentForm';

interface ContentDrawerProps {
  campaign: CampaignView;
  /** Absent = a new one. */
  content?: PostContent;
  onClose: () => void;
}

/** Plans a post, changes it, or says where it was posted. */
export function ContentDrawer({ campaign, content, onClose }: ContentDrawerProps) {
  const translate = useTranslate();
  const title = content ? content.title : translate('parts.content.add');
  return (
    <BottomDrawer title={title} onClose={onClose}>
      {content ? (
        <EditContent campaign={campaign} content={content} onClose={onClose} />
      ) : (
        <NewContent campaign={campaign} onClose={onClose} />
      )}
    </BottomDrawer>
  );
}

function NewContent({ campaign, onClose }: ContentDrawerProps) {
  const translate = useTranslate();
  const [add] = useVerb('postContentCreate');
  return (
    <CampaignPartForm
      rules={newContentRules}
      defaultValues={emptyContent}
      saved={translate('parts.content.saved')}
      onClose={onClose}
      onSubmit={(values) => add({ params: { id: campaign.id }, body: newContent(values) })}
    >
      <ContentInputs sows={campaign.sows} mayPost={false} />
    </CampaignPartForm>
  );
}

function EditContent({ campaign, content, onClose }: Required<ContentDrawerProps>) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const { addPost, removePost } = usePartRights(campaign);
  const [update] = useVerb<PostContent>('postContentUpdate');
  const [remove] = useVerb('postContentDelete');
  const [isPosted] = useState(content.post !== null);
  const edited = useEdited<PostContent>(content, {
    toForm: contentToForm,
    changed: changedContent,
    write: ({ id, version }, body) => update({ params: { id }, body: { ...body, version } }),
    read: async () => {
      const { data } = await api.postContentList<PostContent[]>({
        params: { id: campaign.id },
        query: { ids: [content.id] },
      });
      const [now] = data;
      if (!now) throw new ApiError(404, 'post_content_not_exist');
      return now;
    },
  });
  return (
    <CampaignPartForm
      rules={contentRules}
      {...edited.form}
      saved={translate('parts.content.saved')}
      onClose={onClose}
      needsChange
      note={
        removePost && (
          <DeletePart
            title={translate('parts.content.remove_title', { title: content.title })}
            warning={async () => translate('parts.content.remove_warning')}
            remove={() => remove({ params: { id: content.id } })}
            onDone={() => {
              notify('parts.content.removed', { type: 'success' });
              onClose();
            }}
          />
        )
      }
    >
      <ContentInputs sows={campaign.sows} mayPost={addPost || isPosted} isPosted={isPosted} />
    </CampaignPartForm>
  );
}
