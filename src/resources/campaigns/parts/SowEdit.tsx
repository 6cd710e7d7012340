import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignView, Sow, SowDetail } from '../../../domain/campaigns/types';
import { request } from '../../../providers/http';
import { BottomDrawer } from '../../../ui/console/form/BottomDrawer';
import { KolWork } from '../KolWork';
import { PartEdit } from './PartEdit';
import styles from './parts.module.css';
import { partRights } from './rights';
import { SowHintList } from './SowHints';
import { SowInputs } from './SowInputs';
import { SowMoney } from './SowMoney';
import { changedSow, sowRulesOf, sowToForm } from './sowForm';

interface SowEditProps {
  campaign: CampaignView;
  sow: Sow;
  onClose: () => void;
  onChanged: () => void;
}

const read = (id: string) => request<{ data: SowDetail }>('sowDetail', { params: { id } }).then(({ data }) => data);

/** A SOW being changed, beside what it does to the money. */
export function SowEdit({ campaign, sow, onClose, onChanged }: SowEditProps) {
  const translate = useTranslate();
  const others = useMemo(() => campaign.sows.filter(({ id }) => id !== sow.id), [campaign.sows, sow.id]);
  const warning = async () => {
    const { posts, acceptances } = (await read(sow.id)).hanging ?? { posts: 0, acceptances: 0 };
    return posts + acceptances > 0
      ? translate('parts.sow.remove_with', { posts, acceptances })
      : translate('parts.sow.remove_alone');
  };
  return (
    <BottomDrawer wide title={translate('parts.sow.edit_title', { name: sow.kol.stage_name })} onClose={onClose}>
      <PartEdit<Sow, ReturnType<typeof sowToForm>>
        kind="sow"
        part={sow}
        read={read}
        toForm={sowToForm}
        changed={changedSow}
        rulesOf={() => sowRulesOf(sow.kol.id)}
        mayRemove={partRights(campaign).removeSow}
        warning={warning}
        onClose={onClose}
        onChanged={onChanged}
      >
        <div className={styles.sides}>
          <div>
            <SowInputs hasPosts={sow.posted > 0} />
          </div>
          <aside>
            <KolWork work={sow} />
            <SowHintList sow={sow} campaign={campaign} />
            <SowMoney budget={campaign.budget ?? null} others={others} />
          </aside>
        </div>
      </PartEdit>
    </BottomDrawer>
  );
}
