import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { figureStates } from '../../../domain/campaigns/postListSchema';
import type { Sow } from '../../../domain/campaigns/types';
import { networkNames, networks } from '../../../domain/networks';
import type { FilterDefinition } from '../../../ui/console/list/filters';

export const postFilterNames = ['social_type', 'kol_id', 'is_active', 'figures'] as const;

/** Filters of the post table: networks and KOLs of the campaign's SOWs, and the state for those who are told it. */
export function usePostFilters(sows: readonly Sow[], withState: boolean): FilterDefinition[] {
  const translate = useTranslate();
  return useMemo(() => {
    const kols = [...new Map(sows.map(({ kol }) => [kol.id, kol.stage_name]))];
    const state: FilterDefinition = {
      source: 'is_active',
      label: 'campaigns.post.is_active',
      kind: 'one',
      options: [
        { value: 'true', label: translate('campaigns.post.active') },
        { value: 'false', label: translate('campaigns.post.inactive') },
      ],
    };
    return [
      {
        source: 'social_type',
        label: 'campaigns.post.social_type',
        kind: 'many',
        options: networks
          .filter((network) => sows.some(({ social_type }) => social_type === network))
          .map((network) => ({ value: network, label: networkNames[network] })),
      },
      {
        source: 'kol_id',
        label: 'campaigns.post.kol',
        kind: 'many',
        options: kols.map(([value, label]) => ({ value, label })),
      },
      {
        source: 'figures',
        label: 'campaignDetail.post.figures',
        kind: 'one',
        options: figureStates.map((value) => ({ value, label: translate(`campaignDetail.post.${value}`) })),
      },
      ...(withState ? [state] : []),
    ];
  }, [sows, withState, translate]);
}
