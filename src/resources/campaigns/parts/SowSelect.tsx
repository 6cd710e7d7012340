import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { Sow } from '../../../domain/campaigns/types';
import { networkNames, networkOfUrl } from '../../../domain/networks';
import { SelectField } from '../../../ui/console/form/SelectField';

const isFull = ({ posted, post_count }: Sow) => post_count > 0 && posted >= post_count;

interface SowSelectProps {
  sows: readonly Sow[];
  /** Whether the post is there already, and so counted at the SOW it has. */
  isStored: boolean;
}

/** SOWs on the network of the address, all online ones until it is known, each with how many of its posts are there. */
export function SowSelect({ sows, isStored }: SowSelectProps) {
  const translate = useTranslate();
  const [url, chosen] = useWatch({ name: ['url_post', 'sow_id'] });
  const { defaultValues } = useFormState();
  const network = networkOfUrl(String(url ?? '').trim());
  const fitting = sows.filter(
    ({ id, social_type }) => social_type !== null && (network === null || social_type === network || id === chosen),
  );
  const sow = sows.find(({ id }) => id === chosen);
  const isItsOwn = isStored && defaultValues?.sow_id === chosen;
  return (
    <SelectField
      source="sow_id"
      label={translate('parts.post.sow')}
      help={
        network && fitting.length === 0 ? translate('parts.post.no_sow', { network: networkNames[network] }) : undefined
      }
      warning={
        sow && !isItsOwn && isFull(sow) ? translate('parts.post.sow_full', { promised: sow.post_count }) : undefined
      }
      options={fitting.map(({ id, number, kol, social_type, post_format, posted, post_count }) => ({
        value: id,
        label: [
          `#${number}`,
          kol.stage_name,
          social_type && networkNames[social_type],
          post_format && translate(`campaigns.format.${post_format}`),
          translate('parts.post.sow_done', { posted, promised: post_count }),
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}
