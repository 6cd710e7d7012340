import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Sow } from '../../../domain/campaigns/types';
import { postFormats, sowHintKinds } from '../../../domain/campaigns/values';
import { networkNames, networks } from '../../../domain/networks';
import type { FilterDefinition, FilterOption } from '../../../ui/console/list/filters';

export const sowFilterNames = ['social_type', 'post_format', 'lacking'] as const;

/** Each choice with how many SOWs it has; what none has is not offered. */
function counted<Value extends string>(
  values: readonly Value[],
  sows: readonly Sow[],
  has: (sow: Sow, value: Value) => boolean,
  labelOf: (value: Value) => string,
): FilterOption[] {
  return values
    .map((value) => ({ value, label: labelOf(value), total: sows.filter((sow) => has(sow, value)).length }))
    .filter(({ total }) => total > 0);
}

/** Filters of the SOW table, with the choices these SOWs leave. */
export function useSowFilters(sows: readonly Sow[]): FilterDefinition[] {
  const translate = useTranslate();
  return useMemo(() => {
    const places = [...networks, 'offline'] as const;
    const all: FilterDefinition[] = [
      {
        source: 'social_type',
        label: 'campaigns.sow.social_type',
        kind: 'many',
        options: counted(
          places,
          sows,
          (sow, place) => (place === 'offline' ? sow.is_offline : sow.social_type === place),
          (place) => (place === 'offline' ? translate('campaigns.sow.is_offline') : networkNames[place]),
        ),
      },
      {
        source: 'post_format',
        label: 'campaigns.sow.post_format',
        kind: 'many',
        options: counted(
          postFormats,
          sows,
          (sow, format) => sow.post_format === format,
          (format) => translate(`campaigns.format.${format}`),
        ),
      },
      {
        source: 'lacking',
        label: 'campaignDetail.sow.lacking',
        kind: 'many',
        options: counted(
          sowHintKinds,
          sows,
          ({ hints = [] }, hint) => hints.includes(hint),
          (hint) => translate(`campaignDetail.hint.${hint}`),
        ),
      },
    ];
    return all.filter(({ options = [] }) => options.length > 0);
  }, [sows, translate]);
}
