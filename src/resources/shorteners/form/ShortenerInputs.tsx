import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { shortLink } from '../../../domain/campaigns/postRules';
import type { CampaignListItem, CampaignPost } from '../../../domain/campaigns/types';
import { formatInstant } from '../../../domain/format';
import { networkNames } from '../../../domain/networks';
import { useRead } from '../../../ui/console/data/useRead';
import { CheckField } from '../../../ui/console/form/CheckField';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { InstantField } from '../../../ui/console/form/InstantField';
import { PickField } from '../../../ui/console/form/PickField';
import { SelectField } from '../../../ui/console/form/SelectField';
import { TextField } from '../../../ui/console/form/TextField';
import type { Picked } from '../../../ui/console/form/useFound';
import { wholeAddress } from '../address';
import styles from '../shorteners.module.css';
import { UtmInputs } from './UtmInputs';

const nameOf = ({ name, code }: CampaignListItem) => `${name} (${code})`;

/** What a short link consists of; its slug is chosen once. */
export function ShortenerInputs({ isNew = false }: { isNew?: boolean }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const word = (name: string) => translate(`shorteners.${name}`);
  return (
    <>
      <FormGrid title={word('where')}>
        <TextField source="original_url" label={word('original_url')} type="url" help={word('original_url_help')} />
        <TextField source="label" label={word('label')} help={word('label_help')} optional />
        {isNew && (
          <>
            <TextField
              source="slug"
              label={word('slug')}
              help={word('slug_help')}
              parse={(text) => text.replace(/\s+/g, '-')}
              optional
            />
            <SlugPreview />
          </>
        )}
      </FormGrid>
      <UtmInputs />
      <FormGrid title={word('belongs')}>
        <PickField<CampaignListItem>
          source="campaign"
          label={word('campaign')}
          resource="campaigns"
          nameOf={nameOf}
          onPicked={() => setValue('post_id', '', { shouldDirty: true })}
          optional
        />
        <PostSelect />
        <InstantField source="expires_at" label={word('expires_at')} help={word('expires_help')} optional half />
        <CheckField source="active" label={word('active')} help={word('active_help')} half />
      </FormGrid>
    </>
  );
}

function SlugPreview() {
  const translate = useTranslate();
  const slug = String(useWatch({ name: 'slug' }) ?? '').trim();
  return (
    <p className={styles.preview} aria-live="polite">
      {slug ? wholeAddress(shortLink(slug)) : translate('shorteners.slug_given')}
    </p>
  );
}

/** The posts of the campaign that is chosen; none to ask for before. */
function PostSelect() {
  const translate = useTranslate();
  const [campaign] = (useWatch({ name: 'campaign' }) ?? []) as Picked[];
  const { data } = useRead<CampaignPost[]>(
    'campaignPostList',
    { params: { id: campaign?.id ?? '' }, query: { size: 200 } },
    { enabled: campaign !== undefined },
  );
  if (!campaign) return null;
  return (
    <SelectField
      source="post_id"
      label={translate('shorteners.post')}
      help={translate('shorteners.post_help')}
      optional
      options={(data ?? []).map(({ id, kol, social_type, post_time }) => ({
        value: id,
        label: [kol.stage_name, networkNames[social_type], post_time && formatInstant(post_time)]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}
