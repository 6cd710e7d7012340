import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CampaignView, KolRef } from '../../../domain/campaigns/types';
import { type PostFormat, postFormats } from '../../../domain/campaigns/values';
import { type Network, networkNames, networkOfUrl } from '../../../domain/networks';
import { CheckField } from '../../../ui/console/form/CheckField';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { PictureField } from '../../../ui/console/form/PictureField';
import { SelectField } from '../../../ui/console/form/SelectField';
import { TagsField } from '../../../ui/console/form/TagsField';
import { TextField } from '../../../ui/console/form/TextField';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { LinkOfKol, PostLink, PostTime } from './PostPlace';
import styles from './parts.module.css';
import { SowSelect } from './SowSelect';

/** A SOW of a campaign in the making, with the number it will have. */
export interface SowInMaking {
  key: string;
  number: number;
  kol_id: string;
  social_type: Network | null;
  post_format: PostFormat | null;
}

type PostInputsProps = {
  /** Whether it counts is asked only of posts that are there. */
  withState?: boolean;
} & (
  | {
      /** A campaign that is stored: the form keeps `sow_id`. */
      campaign: CampaignView;
      kols?: never;
      making?: never;
    }
  | {
      /** KOLs of a campaign in the making: the form keeps `kol_id`, `post_format` and `sow_key`. */
      kols: readonly Pick<KolRef, 'id' | 'stage_name'>[];
      /** Its SOWs, by the keys they have there. */
      making: readonly SowInMaking[];
      campaign?: never;
    }
);

/** Where the post stands, whose it is and what it says (spec 1 §5 Post); fields named as on the wire. */
export function PostInputs({ campaign, kols, making, withState = false }: PostInputsProps) {
  const translate = useTranslate();
  const label = (field: string) => translate(`campaigns.post.${field}`);
  return (
    <FormGrid title={translate('parts.post.about')}>
      {campaign ? <LinkOfKol sows={campaign.sows} /> : <PostLink />}
      <Platform />
      {campaign && <SowSelect sows={campaign.sows} isStored={withState} />}
      {kols && (
        <>
          <SelectField
            source="kol_id"
            label={label('kol')}
            half
            options={kols.map(({ id, stage_name }) => ({ value: id, label: stage_name }))}
          />
          <SelectField
            source="post_format"
            label={label('post_format')}
            help={translate('parts.post.format_help')}
            optional
            half
            options={postFormats.map((value) => ({ value, label: translate(`campaigns.format.${value}`) }))}
          />
          <SowOfSeveral sows={making} />
        </>
      )}
      <PostTime period={campaign} />
      <CheckField source="is_short_video" label={label('is_short_video')} half />
      <TagsField source="hashtags" label={label('hashtags')} parse={(word) => word.replace(/^#+/, '')} optional />
      <TextField source="content" label={label('content')} rows={3} optional />
      <TextField
        source="original_url"
        label={translate('parts.post.target')}
        type="url"
        help={translate('parts.post.target_help')}
        optional
      />
      <PictureField
        source="thumbnail"
        label={label('thumbnail')}
        name=""
        shape="cover"
        help={translate('parts.post.thumbnail_help')}
        optional
      />
      {withState && (
        <CheckField
          source="is_active"
          label={translate('parts.post.counts')}
          help={translate('parts.post.counts_help')}
        />
      )}
    </FormGrid>
  );
}

/** The network, as soon as the address tells it. */
function Platform() {
  const translate = useTranslate();
  const network = networkOfUrl(String(useWatch({ name: 'url_post' }) ?? '').trim());
  return (
    <p className={styles.platform} aria-live="polite">
      {network && (
        <>
          <NetworkIcon network={network} size={16} />{' '}
          {translate('parts.post.platform', { network: networkNames[network] })}
        </>
      )}
    </p>
  );
}

/** Which of several SOWs that fit is meant; nothing to ask where it is clear. */
function SowOfSeveral({ sows }: { sows: readonly SowInMaking[] }) {
  const translate = useTranslate();
  const [url, kolId, format] = useWatch({ name: ['url_post', 'kol_id', 'post_format'] });
  const network = networkOfUrl(String(url ?? '').trim());
  const fitting = sows.filter(
    (sow) => sow.kol_id === kolId && sow.social_type === network && (!format || sow.post_format === format),
  );
  if (network === null || fitting.length < 2) return null;
  return (
    <SelectField
      source="sow_key"
      label={translate('parts.post.sow')}
      optional
      half
      options={fitting.map(({ key, number, post_format }) => ({
        value: key,
        label: [`#${number}`, post_format && translate(`campaigns.format.${post_format}`)].filter(Boolean).join(' · '),
      }))}
    />
  );
}
