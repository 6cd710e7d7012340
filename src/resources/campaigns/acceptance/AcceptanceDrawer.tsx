import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { acceptanceSchema } from '../../../domain/campaigns/attachmentSchema';
import type { CampaignAcceptance, CampaignView } from '../../../domain/campaigns/types';
import { acceptancePostTypes } from '../../../domain/campaigns/values';
import { uploadLimits } from '../../../domain/limits';
import { ApiError, request } from '../../../providers/http';
import { BottomDrawer } from '../../../ui/console/form/BottomDrawer';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { PicturesField } from '../../../ui/console/form/PicturesField';
import type { FormRules } from '../../../ui/console/form/resolver';
import { SelectField } from '../../../ui/console/form/SelectField';
import { TextField } from '../../../ui/console/form/TextField';
import { CampaignPartForm } from '../detail/CampaignPartForm';
import { useEditVersion } from '../detail/useEditVersion';
import { linesOf, urlsIn } from './urlLines';
import { useWorkName } from './useWorkName';

interface AcceptanceDrawerProps {
  campaign: CampaignView;
  /** Absent = a new one. */
  acceptance?: CampaignAcceptance;
  onClose: () => void;
}

const toInput = ({ url_posts, ...values }: FieldValues) => ({ ...values, url_posts: urlsIn(url_posts) });
const rules: FormRules = { schema: acceptanceSchema, toInput };

const startOf = (acceptance: CampaignAcceptance | undefined) => ({
  title: acceptance?.title ?? '',
  post_type: acceptance?.post_type ?? '',
  sow_id: acceptance?.sow_id ?? '',
  images: acceptance?.images ?? [],
  url_posts: linesOf(acceptance?.url_posts ?? []),
});

/** Adds or changes what was accepted of a SOW. */
export function AcceptanceDrawer({ campaign, acceptance, onClose }: AcceptanceDrawerProps) {
  const translate = useTranslate();
  const workName = useWorkName();
  const [start] = useState(() => startOf(acceptance));
  const label = (key: string) => translate(`campaignDetail.acceptance.${key}`);
  const { sows } = campaign;
  const { version, conflict } = useEditVersion(
    {
      campaignId: campaign.id,
      version: acceptance?.version,
      read: ({ campaignAcceptances }) => {
        const now = campaignAcceptances.find(({ id }) => id === acceptance?.id);
        if (!now) throw new ApiError(404, 'acceptance_not_exist');
        return { version: now.version, values: startOf(now) };
      },
    },
    {
      labelOf: (field) => label(field),
      show: (field, value) =>
        Array.isArray(value)
          ? translate('campaignDetail.documents.count', { total: value.length })
          : shown(field, value),
    },
  );
  const shown = (field: string, value: unknown) => {
    const sow = field === 'sow_id' && sows.find(({ id }) => id === value);
    if (sow) return `${sow.kol.stage_name} · ${workName(sow)}`;
    return field === 'post_type' ? translate(`campaigns.acceptance.type.${value}`) : String(value ?? '');
  };
  const title = acceptance ? translate('campaignDetail.acceptance.edit', { title: acceptance.title }) : label('add');
  return (
    <BottomDrawer title={title} onClose={onClose}>
      <CampaignPartForm
        rules={rules}
        defaultValues={start}
        saved={label('saved')}
        onClose={onClose}
        onSubmit={async (values) => {
          const body = { ...toInput(values), ...(acceptance && { id: acceptance.id, version: version() }) };
          await request('acceptanceUpdate', { body });
        }}
        {...(acceptance && { conflict })}
      >
        <FormGrid title={label('what')}>
          <TextField source="title" label={label('title')} />
          <SelectField
            source="sow_id"
            label={label('sow_id')}
            options={sows.map((sow) => ({ value: sow.id, label: `${sow.kol.stage_name} · ${workName(sow)}` }))}
            half
          />
          <SelectField
            source="post_type"
            label={label('post_type')}
            options={acceptancePostTypes.map((value) => ({
              value,
              label: translate(`campaigns.acceptance.type.${value}`),
            }))}
            half
          />
          <PicturesField source="images" label={label('images')} most={uploadLimits.pictures} optional />
          <TextField source="url_posts" label={label('url_posts')} help={label('urls_help')} rows={3} optional />
        </FormGrid>
      </CampaignPartForm>
    </BottomDrawer>
  );
}
