import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { otherDocSchema } from '../../../domain/campaigns/attachmentSchema';
import type { CampaignView } from '../../../domain/campaigns/types';
import { uploadLimits } from '../../../domain/limits';
import { useVerb } from '../../../ui/console/data/useVerb';
import { RecordEdit } from '../../../ui/console/edit/RecordEdit';
import { useEdited } from '../../../ui/console/edit/useEdited';
import { BottomDrawer } from '../../../ui/console/form/BottomDrawer';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { PicturesField } from '../../../ui/console/form/PicturesField';
import { TextField } from '../../../ui/console/form/TextField';
import { CampaignPartForm } from '../detail/CampaignPartForm';
import { DrawerSkeleton } from '../detail/DrawerSkeleton';
import { linesOf, urlsIn } from './urlLines';

interface OtherDocDrawerProps {
  campaign: CampaignView;
  onClose: () => void;
}

const toForm = ({ otherDoc: { images, url_posts } }: CampaignView) => ({ images, url_posts: linesOf(url_posts) });
const toInput = ({ images, url_posts }: FieldValues) => ({ images, url_posts: urlsIn(url_posts) });

/** Pictures and addresses that belong to no single SOW. */
export function OtherDocDrawer({ campaign, onClose }: OtherDocDrawerProps) {
  const translate = useTranslate();
  return (
    <BottomDrawer title={translate('campaigns.acceptance.other')} onClose={onClose}>
      <RecordEdit<CampaignView> resource="campaigns" id={campaign.id} outline={<DrawerSkeleton />}>
        {(record) => <Form campaign={record} onClose={onClose} />}
      </RecordEdit>
    </BottomDrawer>
  );
}

function Form({ campaign, onClose }: OtherDocDrawerProps) {
  const translate = useTranslate();
  const label = (key: string) => translate(`campaignDetail.acceptance.${key}`);
  const [update] = useVerb<CampaignView>('otherDocUpdate');
  const [rules] = useState(() => ({
    schema: otherDocSchema,
    toInput: (values: FieldValues) => ({ ...toInput(values), campaign_id: campaign.id }),
  }));
  const edited = useEdited<CampaignView>(campaign, {
    toForm,
    changed: toInput,
    write: ({ id }, body) => update({ body: { ...body, campaign_id: id } }),
  });
  return (
    <CampaignPartForm rules={rules} {...edited.form} saved={label('other_saved')} onClose={onClose} needsChange>
      <FormGrid title={label('what')}>
        <PicturesField source="images" label={label('images')} most={uploadLimits.pictures} optional />
        <TextField source="url_posts" label={label('url_posts')} help={label('urls_help')} rows={3} optional />
      </FormGrid>
    </CampaignPartForm>
  );
}
