import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isEditable } from '../../../domain/campaigns/rules';
import type { CampaignView } from '../../../domain/campaigns/types';
import { groupOfStatus } from '../../../domain/campaigns/values';
import { pathTo } from '../../../domain/routes';
import { RecordEdit } from '../../../ui/console/edit/RecordEdit';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { EditForm } from './EditForm';
import styles from './form.module.css';

/** Changes a campaign that is not over (spec 1 §2 Campaign detail). Its status has an action of its own. */
export function CampaignEdit() {
  const translate = useTranslate();
  return (
    <RecordEdit<CampaignView> resource="campaigns">
      {(campaign) => (
        <div className={styles.page}>
          <PageHeader title={translate('campaignForm.edit.title', { name: campaign.name })} />
          {isEditable(campaign.status) ? (
            <EditForm key={campaign.id} campaign={campaign} />
          ) : (
            <EmptyState
              title={translate('campaignForm.edit.final')}
              action={
                <Link to={pathTo('campaignView', { type: groupOfStatus(campaign.status), id: campaign.id })}>
                  {translate('campaignForm.edit.back')}
                </Link>
              }
            />
          )}
        </div>
      )}
    </RecordEdit>
  );
}
