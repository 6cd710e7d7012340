import { useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { inForce } from '../../../domain/approvals/inForce';
import { sowKey } from '../../../domain/campaigns/sowSchema';
import type { CampaignView, KolRef, Sow } from '../../../domain/campaigns/types';
import { useVerb } from '../../../ui/console/data/useVerb';
import { BottomDrawer } from '../../../ui/console/form/BottomDrawer';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { PickField } from '../../../ui/console/form/PickField';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import styles from './parts.module.css';
import { RepeatCheck } from './RepeatCheck';
import { SowInputs } from './SowInputs';
import { SowMoney } from './SowMoney';
import { emptySow, newSow, newSowRules, sowToForm } from './sowForm';

interface SowCreateProps {
  campaign: CampaignView;
  /** The SOW of the campaign it begins as a copy of. */
  copiedId: string | null;
  onClose: () => void;
}

const approvedOnes = { status: inForce };
const nameOf = ({ stage_name, code }: KolRef) => `${stage_name} · ${code}`;

/** The followers are those of the day it is added. */
function copyOf(sow: Sow) {
  const kol_id = [{ id: sow.kol.id, name: nameOf(sow.kol) }];
  return { ...sowToForm(sow), kol_id, followers: '', confirm_duplicate: true };
}

/** The inputs of a SOW whose KOL is picked above. */
function InputsOfPicked({ others }: { others: ReadonlyMap<string, number> }) {
  const kolId: string | undefined = useWatch({ name: 'kol_id' })?.[0]?.id;
  return (
    <>
      <SowInputs kolId={kolId} />
      <RepeatCheck kolId={kolId} others={others} />
    </>
  );
}

/** A new SOW of any approved KOL, empty or filled in like another one. */
export function SowCreate({ campaign, copiedId, onClose }: SowCreateProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [add] = useVerb('sowCreate');
  const copied = campaign.sows.find(({ id }) => id === copiedId);
  const [start] = useState(() => (copied ? copyOf(copied) : { kol_id: [], ...emptySow, confirm_duplicate: false }));
  const others = useMemo(
    () => new Map(campaign.sows.map((sow) => [sowKey(sow.kol.id, sow), sow.number])),
    [campaign.sows],
  );
  return (
    <BottomDrawer
      wide
      title={copied ? translate('parts.sow.copy_title', { number: copied.number }) : translate('parts.sow.new_title')}
      onClose={onClose}
    >
      <RecordForm
        rules={newSowRules}
        defaultValues={start}
        submitLabel={translate('parts.sow.add')}
        onCancel={onClose}
        inDrawer
        onSubmit={(values) => add({ params: { id: campaign.id }, body: newSow(values) })}
        onSaved={() => {
          notify('parts.sow.added', { type: 'success' });
          onClose();
        }}
      >
        <div className={styles.sides}>
          <div>
            <FormGrid title={translate('campaigns.sow.kol')}>
              <PickField<KolRef>
                source="kol_id"
                label={translate('campaigns.sow.kol')}
                help={translate('parts.sow.kol_help')}
                resource="kols"
                searchSource="stage_name"
                filter={approvedOnes}
                nameOf={nameOf}
              />
            </FormGrid>
            <InputsOfPicked others={others} />
          </div>
          <aside>
            <SowMoney budget={campaign.budget ?? null} others={campaign.sows} />
          </aside>
        </div>
      </RecordForm>
    </BottomDrawer>
  );
}
