import { useTranslate } from 'react-admin';
import type { Sow } from '../../../domain/campaigns/types';
import { networkNames } from '../../../domain/networks';

/** A SOW's work in words: its number, network and format, or offline. */
export function useWorkName(): (sow: Pick<Sow, 'number' | 'social_type' | 'post_format'>) => string {
  const translate = useTranslate();
  return ({ number, social_type, post_format }) =>
    [
      `#${number}`,
      social_type && networkNames[social_type],
      translate(post_format ? `campaigns.format.${post_format}` : 'campaigns.sow.is_offline'),
    ]
      .filter(Boolean)
      .join(' ');
}
