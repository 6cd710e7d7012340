import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { CampaignDetail } from '../../domain/campaigns/types';
import { EmptyState } from '../../ui/console/EmptyState';
import { DataTable } from '../../ui/plain/DataTable';
import styles from './campaign.module.css';
import { ImportButton } from './ImportButton';
import { SowDrawer } from './SowDrawer';
import { sowColumns } from './sowColumns';

interface SowsTabProps {
  campaign: CampaignDetail;
  onChanged: () => void;
}

/** The campaign's scopes of work; a row opens in a drawer that the address remembers. */
export function SowsTab({ campaign, onChanged }: SowsTabProps) {
  const translate = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const openId = parameters.get('sow');
  const open = (id: string | null) =>
    setParameters((previous) => {
      const draft = new URLSearchParams(previous);
      if (id) draft.set('sow', id);
      else draft.delete('sow');
      return draft;
    });
  const importButton = <ImportButton campaign={campaign} kind="sow" onChanged={onChanged} />;
  if (campaign.sows.length === 0) {
    return <EmptyState title={translate('campaigns.sow.empty')} action={importButton} />;
  }
  return (
    <>
      <div className={styles.toolbar}>{importButton}</div>
      <DataTable
        rows={campaign.sows}
        columns={sowColumns(campaign.sows, translate)}
        keyOf={(sow) => sow.id}
        label={translate('campaigns.tab.sows')}
        onOpen={(sow) => open(sow.id)}
        openKey={openId}
        moreLabel={(shown, total) => translate('campaigns.more', { shown, total })}
      />
      <SowDrawer sow={campaign.sows.find((sow) => sow.id === openId)} onClose={() => open(null)} />
    </>
  );
}
