import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CampaignView, KolRef } from '../../../domain/campaigns/types';
import { postFormats } from '../../../domain/campaigns/values';
import { networkNames } from '../../../domain/networks';
import { CheckField } from '../../../ui/console/form/CheckField';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { PictureField } from '../../../ui/console/form/PictureField';
import { SelectField } from '../../../ui/console/form/SelectField';
import { TagsField } from '../../../ui/console/form/TagsField';
import { TextField } from '../../../ui/console/form/TextField';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { LinkOfChosen, LinkOfSow, type Period, PostTime } from './PostPlace';
import styles from './parts.module.css';
import { SowInMakingSelect, SowSelect } from './SowSelect';
import { networkIn, type SowInMaking } from './sowInMaking';

type PostInputsProps = {
  /** Whether it counts is asked only of posts that are there. */
  withState?: boolean;
} & (
  | {
      /** A campaign that is stored: the form keeps `sow_id`. */
      campaign: CampaignView;
      kols?: never;
      making?: never;
      period?: never;
    }
  | {
      /** KOLs of a campaign in the making: the form keeps `kol_id`, `post_format` and `sow_key`. */
      kols: readonly Pick<KolRef, 'id' | 'stage_name'>[];
      /** Its SOWs, by the keys they have there, each with how many of the other posts are of it. */
      making: readonly SowInMaking[];
      /** When it runs, as far as that is entered. */
      period: Period | null;
      campaign?: never;
    }
);

/** Where the post stands, whose it is and what it says (spec 1 §5 Post); fields named as on the wire. */
export function PostInputs({ campaign, kols, making, period, withState = false }: PostInputsProps) {
  const translate = useTranslate();
  const label = (field: string) => translate(`campaigns.post.${field}`);
  return (
    <FormGrid title={translate('parts.post.about')}>
      {campaign ? <LinkOfSow sows={campaign.sows} /> : <LinkOfChosen kols={kols} />}
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
          <SowInMakingSelect sows={making} />
        </>
      )}
      <PostTime period={campaign ?? period} />
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
  const network = networkIn(useWatch({ name: 'url_post' }));
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
