import { useNotify, useTranslate } from 'react-admin';
import type { CampaignView } from '../../../domain/campaigns/types';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import { tellChanged } from '../../../providers/changes';
import { ApiError } from '../../../providers/http';
import { useVerb } from '../../../ui/console/data/useVerb';
import { errorText } from '../../../ui/console/state/errorText';

/** What has to be known of a campaign to move it. */
export type Movable = Pick<CampaignView, 'id' | 'name' | 'status' | 'version'>;

/** Refusals that say somebody else was quicker: what the page shows is no longer so. */
const overtaken = ['record_was_changed', 'status_transition_not_allowed', 'campaign_is_final'];

/** Whether the page must be read anew because of this refusal. */
const isOvertaken = (error: unknown) => error instanceof ApiError && overtaken.includes(error.code);

/** Sets a campaign's status, tells what came of it, and shows the page as it is then. @throws ApiError */
export function useMove(campaign: Movable, onClose: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const [updateStatus] = useVerb('campaignUpdateStatus');
  return async (status: CampaignStatus, cancel_reason?: string) => {
    const { id, version } = campaign;
    try {
      await updateStatus({ params: { id }, body: { status, version, ...(cancel_reason && { cancel_reason }) } });
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      notify(translate('campaignDetail.status.overtaken', { reason: errorText(error, translate) }), {
        type: 'error',
        autoHideDuration: 10_000,
        multiLine: true,
      });
      onClose();
      tellChanged([['campaigns', id]]);
      return;
    }
    notify(translate(`campaignDetail.status.done.${status}`), { type: 'success' });
    onClose();
  };
}
