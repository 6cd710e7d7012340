import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignAcceptance, CampaignView } from '../../../domain/campaigns/types';
import { FilterBar } from '../../../ui/console/list/FilterBar';
import { LocalFrame } from '../../../ui/console/list/LocalFrame';
import { type LocalRules, localRows } from '../../../ui/console/list/localRows';
import { NothingHere } from '../../../ui/console/list/NothingHere';
import { Pager } from '../../../ui/console/list/Pager';
import { SearchInput } from '../../../ui/console/list/SearchInput';
import { useListParams } from '../../../ui/console/list/useListParams';
import { AcceptanceCard } from './AcceptanceCard';
import { DeleteAcceptance } from './DeleteAcceptance';
import { useWorkName } from './useWorkName';

const rules: LocalRules<CampaignAcceptance> = {
  text: ({ title, kol }) => `${title} ${kol.stage_name} ${kol.code}`,
  sorts: {},
};
const asAdded = { field: 'added', order: 'ASC' } as const;

interface AcceptanceListProps {
  campaign: CampaignView;
  /** Absent where they may not be changed. */
  onEdit?: (id: string) => void;
}

/** The acceptances, ten at a time: each may hold as many pictures. */
export function AcceptanceList({ campaign, onEdit }: AcceptanceListProps) {
  const translate = useTranslate();
  const params = useListParams();
  const workName = useWorkName();
  const [leaving, setLeaving] = useState<CampaignAcceptance | null>(null);
  const { campaignAcceptances: acceptances, sows } = campaign;
  const found = useMemo(() => localRows(acceptances, params, asAdded, rules), [acceptances, params]);
  const last = Math.max(1, Math.ceil(found.length / params.pageSize));
  const at = (Math.min(params.page, last) - 1) * params.pageSize;
  return (
    <LocalFrame rows={found} params={params} sort={asAdded}>
      {acceptances.length > params.pageSize && (
        <FilterBar
          filters={[]}
          params={params}
          start={<SearchInput params={params} label="campaignDetail.acceptance.search" />}
          end={<Pager />}
        />
      )}
      {found.length === 0 && <NothingHere params={params} title={translate('campaigns.acceptance.empty')} />}
      {found.slice(at, at + params.pageSize).map((acceptance) => {
        const sow = sows.find(({ id }) => id === acceptance.sow_id);
        return (
          <AcceptanceCard
            key={acceptance.id}
            acceptance={acceptance}
            work={sow ? workName(sow) : ''}
            {...(onEdit && { onEdit: () => onEdit(acceptance.id), onDelete: () => setLeaving(acceptance) })}
          />
        );
      })}
      {leaving && <DeleteAcceptance acceptance={leaving} onClose={() => setLeaving(null)} />}
    </LocalFrame>
  );
}
