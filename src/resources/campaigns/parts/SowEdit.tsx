import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignView, Sow, SowDetail } from '../../../domain/campaigns/types';
import { useApi } from '../../../ui/console/data/useApi';
import { RecordEdit } from '../../../ui/console/edit/RecordEdit';
import { BottomDrawer } from '../../../ui/console/form/BottomDrawer';
import { whole } from '../../../ui/console/record/whole';
import { DrawerSkeleton } from '../detail/DrawerSkeleton';
import { KolWork } from '../KolWork';
import { CopySow } from './CopySow';
import { PartEdit } from './PartEdit';
import styles from './parts.module.css';
import { SowHintList } from './SowHints';
import { SowInputs } from './SowInputs';
import { SowMoney } from './SowMoney';
import { changedSow, sowRulesOf, sowToForm } from './sowForm';
import { usePartRights } from './usePartRights';

interface SowEditProps {
  campaign: CampaignView;
  sow: Sow;
  onClose: () => void;
}

/** A SOW being changed, beside what it does to the money. */
export function SowEdit({ campaign, sow, onClose }: SowEditProps) {
  const translate = useTranslate();
  return (
    <BottomDrawer
      wide
      title={translate('parts.sow.edit_title', { number: sow.number, name: sow.kol.stage_name })}
      onClose={onClose}
    >
      <RecordEdit<SowDetail> resource="sows" id={sow.id} outline={<DrawerSkeleton />}>
        {(record) => <Form record={record} campaign={campaign} sow={sow} onClose={onClose} />}
      </RecordEdit>
    </BottomDrawer>
  );
}

function Form({ record, campaign, sow, onClose }: SowEditProps & { record: Sow }) {
  const translate = useTranslate();
  const api = useApi();
  const { removeSow } = usePartRights(campaign);
  const others = useMemo(() => campaign.sows.filter(({ id }) => id !== sow.id), [campaign.sows, sow.id]);
  const warning = async () => {
    const { data } = await api.getOne<SowDetail>('sows', { id: sow.id, meta: whole('sows') });
    const { posts, contents, acceptances } = data.hanging ?? { posts: 0, contents: 0, acceptances: 0 };
    return posts + contents + acceptances > 0
      ? translate('parts.sow.remove_with', { posts, contents, acceptances })
      : translate('parts.sow.remove_alone');
  };
  return (
    <PartEdit<Sow>
      kind="sow"
      part={record}
      toForm={sowToForm}
      changed={changedSow}
      rulesOf={() => sowRulesOf(sow.kol.id)}
      removeTitle={translate('parts.sow.remove_title', { number: sow.number, name: sow.kol.stage_name })}
      mayRemove={removeSow}
      warning={warning}
      onClose={onClose}
    >
      <div className={styles.sides}>
        <div>
          <SowInputs kolId={sow.kol.id} hasPosts={sow.posted > 0} />
        </div>
        <aside>
          <KolWork work={sow} />
          <CopySow campaign={campaign} sow={sow} />
          <SowHintList sow={sow} campaign={campaign} />
          <SowMoney budget={campaign.budget ?? null} others={others} />
        </aside>
      </div>
    </PartEdit>
  );
}
