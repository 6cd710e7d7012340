import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CampaignView, KolRef } from '../../../domain/campaigns/types';
import { request } from '../../../providers/http';
import { BottomDrawer } from '../../../ui/console/form/BottomDrawer';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { PickField } from '../../../ui/console/form/PickField';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import styles from './parts.module.css';
import { SowInputs } from './SowInputs';
import { SowMoney } from './SowMoney';
import { emptySow, newSow, newSowRules } from './sowForm';

interface SowCreateProps {
  campaign: CampaignView;
  onClose: () => void;
  onChanged: () => void;
}

const activeOnes = { status: 'active' };
const nameOf = ({ stage_name, code }: KolRef) => `${stage_name} · ${code}`;

/** A new SOW of any active KOL. */
export function SowCreate({ campaign, onClose, onChanged }: SowCreateProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [empty] = useState(() => ({ kol_id: [], ...emptySow }));
  return (
    <BottomDrawer wide title={translate('parts.sow.new_title')} onClose={onClose}>
      <RecordForm
        rules={newSowRules}
        defaultValues={empty}
        submitLabel={translate('parts.sow.add')}
        onCancel={onClose}
        inDrawer
        onSubmit={async (values) => {
          await request('sowCreate', { params: { id: campaign.id }, body: newSow(values) });
        }}
        onSaved={() => {
          notify('parts.sow.added', { type: 'success' });
          onChanged();
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
                filter={activeOnes}
                nameOf={nameOf}
              />
            </FormGrid>
            <SowInputs />
          </div>
          <aside>
            <SowMoney budget={campaign.budget ?? null} others={campaign.sows} />
          </aside>
        </div>
      </RecordForm>
    </BottomDrawer>
  );
}
