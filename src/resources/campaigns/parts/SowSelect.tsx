import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { Sow } from '../../../domain/campaigns/types';
import { networkNames } from '../../../domain/networks';
import { Field } from '../../../ui/console/form/Field';
import { SelectField } from '../../../ui/console/form/SelectField';
import styles from './parts.module.css';
import { networkIn, type SowInMaking, sowInMakingOf } from './sowInMaking';

type Told = Pick<Sow, 'number' | 'social_type' | 'post_format' | 'posted' | 'post_count'>;

/** What is said of the SOWs a post may be of: which one it is with how many of its posts are there, and that it is full. */
function useSowWords() {
  const translate = useTranslate();
  return {
    label: translate('parts.post.sow'),
    nameOf: ({ number, social_type, post_format, posted, post_count }: Told, stageName?: string) =>
      [
        `#${number}`,
        stageName,
        stageName && social_type && networkNames[social_type],
        post_format && translate(`campaigns.format.${post_format}`),
        translate('parts.post.sow_done', { posted, promised: post_count }),
      ]
        .filter(Boolean)
        .join(' · '),
    fullWarning: ({ post_count }: Pick<Told, 'post_count'>, before: number) =>
      post_count > 0 && before >= post_count ? translate('parts.post.sow_full', { count: post_count }) : undefined,
  };
}

interface SowSelectProps {
  sows: readonly Sow[];
  /** Whether the post is there already, and so counted at the SOW it has. */
  isStored: boolean;
}

/** SOWs on the network of the address, all online ones until it is known. */
export function SowSelect({ sows, isStored }: SowSelectProps) {
  const translate = useTranslate();
  const { label, nameOf, fullWarning } = useSowWords();
  const [url, chosen] = useWatch({ name: ['url_post', 'sow_id'] });
  const { defaultValues } = useFormState();
  const network = networkIn(url);
  const fitting = sows.filter(
    ({ id, social_type }) => social_type !== null && (network === null || social_type === network || id === chosen),
  );
  const sow = sows.find(({ id }) => id === chosen);
  const isItsOwn = isStored && defaultValues?.sow_id === chosen;
  return (
    <SelectField
      source="sow_id"
      label={label}
      help={
        network && fitting.length === 0 ? translate('parts.post.no_sow', { network: networkNames[network] }) : undefined
      }
      warning={sow && !isItsOwn ? fullWarning(sow, sow.posted) : undefined}
      options={fitting.map((one) => ({ value: one.id, label: nameOf(one, one.kol.stage_name) }))}
    />
  );
}

/** Which of several SOWs in the making that fit is meant; told, not asked, where it is clear. */
export function SowInMakingSelect({ sows }: { sows: readonly SowInMaking[] }) {
  const { label, nameOf, fullWarning } = useSowWords();
  const id = useId();
  const [url_post, kol_id, post_format, sow_key] = useWatch({ name: ['url_post', 'kol_id', 'post_format', 'sow_key'] });
  const network = networkIn(url_post);
  const fitting = sows.filter(
    (sow) => sow.kol_id === kol_id && sow.social_type === network && (!post_format || sow.post_format === post_format),
  );
  const found = sowInMakingOf(sows, { url_post, kol_id, post_format, sow_key });
  const sow = typeof found === 'string' ? null : found;
  if (network === null || (!sow && fitting.length === 0)) return null;
  const choices = sow && !fitting.includes(sow) ? [sow, ...fitting] : fitting;
  const warning = sow ? fullWarning(sow, sow.earlier) : undefined;
  if (sow && choices.length === 1) {
    return (
      <Field id={id} label={label} half fault={null} warning={warning}>
        <output id={id} className={styles.told} aria-describedby={`${id}note`}>
          {nameOf(sow)}
        </output>
      </Field>
    );
  }
  return (
    <SelectField
      source="sow_key"
      label={label}
      warning={warning}
      optional
      half
      options={choices.map((one) => ({ value: one.key, label: nameOf(one) }))}
    />
  );
}
