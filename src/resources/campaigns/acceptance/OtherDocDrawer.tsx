import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { otherDocSchema } from '../../../domain/campaigns/attachmentSchema';
import type { CampaignView } from '../../../domain/campaigns/types';
import { uploadLimits } from '../../../domain/limits';
import { request } from '../../../providers/http';
import { BottomDrawer } from '../../../ui/console/form/BottomDrawer';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { PicturesField } from '../../../ui/console/form/PicturesField';
import { TextField } from '../../../ui/console/form/TextField';
import { CampaignPartForm } from '../detail/CampaignPartForm';
import { useEditVersion } from '../detail/useEditVersion';
import { linesOf, urlsIn } from './urlLines';

const valuesOf = ({ version, otherDoc: { images, url_posts } }: CampaignView) => ({
  version,
  values: { images, url_posts: linesOf(url_posts) },
});

/** Pictures and addresses that belong to no single SOW. */
export function OtherDocDrawer({ campaign, onClose }: { campaign: CampaignView; onClose: () => void }) {
  const translate = useTranslate();
  const label = (key: string) => translate(`campaignDetail.acceptance.${key}`);
  const [{ start, rules, toInput }] = useState(() => {
    const asInput = (values: FieldValues) => ({
      campaign_id: campaign.id,
      images: values.images,
      url_posts: urlsIn(values.url_posts),
    });
    return {
      start: valuesOf(campaign).values,
      rules: { schema: otherDocSchema, toInput: asInput },
      toInput: asInput,
    };
  });
  const { version, conflict } = useEditVersion(
    { campaignId: campaign.id, version: campaign.version, read: valuesOf },
    {
      labelOf: (field) => label(field),
      show: (_, value) =>
        Array.isArray(value) ? translate('campaignDetail.documents.count', { total: value.length }) : String(value),
    },
  );
  const title = translate('campaigns.acceptance.other');
  return (
    <BottomDrawer title={title} onClose={onClose}>
      <CampaignPartForm
        rules={rules}
        defaultValues={start}
        saved={label('other_saved')}
        onClose={onClose}
        onSubmit={async (values) => {
          await request('otherDocUpdate', { body: { ...toInput(values), version: version() } });
        }}
        conflict={conflict}
        needsChange
      >
        <FormGrid title={label('what')}>
          <PicturesField source="images" label={label('images')} most={uploadLimits.pictures} optional />
          <TextField source="url_posts" label={label('url_posts')} help={label('urls_help')} rows={3} optional />
        </FormGrid>
      </CampaignPartForm>
    </BottomDrawer>
  );
}
