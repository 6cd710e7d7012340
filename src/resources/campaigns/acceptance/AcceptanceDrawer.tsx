import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { acceptanceSchema } from '../../../domain/campaigns/attachmentSchema';
import type { CampaignAcceptance, CampaignView, Sow } from '../../../domain/campaigns/types';
import { acceptancePostTypes } from '../../../domain/campaigns/values';
import { uploadLimits } from '../../../domain/limits';
import { ApiError } from '../../../providers/http';
import { useApi } from '../../../ui/console/data/useApi';
import { useVerb } from '../../../ui/console/data/useVerb';
import { useEdited } from '../../../ui/console/edit/useEdited';
import { BottomDrawer } from '../../../ui/console/form/BottomDrawer';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { PicturesField } from '../../../ui/console/form/PicturesField';
import type { FormRules } from '../../../ui/console/form/resolver';
import { SelectField } from '../../../ui/console/form/SelectField';
import { TextField } from '../../../ui/console/form/TextField';
import { whole } from '../../../ui/console/record/whole';
import { CampaignPartForm } from '../detail/CampaignPartForm';
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
const emptyAcceptance = { title: '', post_type: '', sow_id: '', images: [], url_posts: '' };

const toForm = ({ title, post_type, sow_id, images, url_posts }: CampaignAcceptance) => ({
  title,
  post_type,
  sow_id,
  images,
  url_posts: linesOf(url_posts),
});

/** Adds or changes what was accepted of a SOW. */
export function AcceptanceDrawer({ campaign, acceptance, onClose }: AcceptanceDrawerProps) {
  const translate = useTranslate();
  const title = acceptance
    ? translate('campaignDetail.acceptance.edit', { title: acceptance.title })
    : translate('campaignDetail.acceptance.add');
  return (
    <BottomDrawer title={title} onClose={onClose}>
      {acceptance ? (
        <EditAcceptance campaign={campaign} acceptance={acceptance} onClose={onClose} />
      ) : (
        <NewAcceptance campaign={campaign} onClose={onClose} />
      )}
    </BottomDrawer>
  );
}

function NewAcceptance({ campaign, onClose }: AcceptanceDrawerProps) {
  const translate = useTranslate();
  const [add] = useVerb('acceptanceUpdate');
  return (
    <CampaignPartForm
      rules={rules}
      defaultValues={emptyAcceptance}
      saved={translate('campaignDetail.acceptance.saved')}
      onClose={onClose}
      onSubmit={(values) => add({ body: toInput(values) })}
    >
      <AcceptanceInputs sows={campaign.sows} />
    </CampaignPartForm>
  );
}

function EditAcceptance({ campaign, acceptance, onClose }: Required<AcceptanceDrawerProps>) {
  const translate = useTranslate();
  const api = useApi();
  const [update] = useVerb<CampaignAcceptance>('acceptanceUpdate');
  const edited = useEdited<CampaignAcceptance>(acceptance, {
    toForm,
    changed: toInput,
    write: ({ id }, body) => update({ body: { ...body, id } }),
    read: async () => {
      const { data } = await api.getOne<CampaignView>('campaigns', { id: campaign.id, meta: whole('campaigns') });
      const now = data.campaignAcceptances.find(({ id }) => id === acceptance.id);
      if (!now) throw new ApiError(404, 'acceptance_not_exist');
      return now;
    },
  });
  return (
    <CampaignPartForm
      rules={rules}
      {...edited.form}
      saved={translate('campaignDetail.acceptance.saved')}
      onClose={onClose}
    >
      <AcceptanceInputs sows={campaign.sows} />
    </CampaignPartForm>
  );
}

function AcceptanceInputs({ sows }: { sows: readonly Sow[] }) {
  const translate = useTranslate();
  const workName = useWorkName();
  const label = (key: string) => translate(`campaignDetail.acceptance.${key}`);
  return (
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
  );
}
