import { useNotify, useTranslate } from 'react-admin';
import type { CampaignAcceptance } from '../../../domain/campaigns/types';
import { tellChanged } from '../../../providers/changes';
import { useVerb } from '../../../ui/console/data/useVerb';
import { Confirm } from '../../../ui/console/dialog/Confirm';
import { isGone } from '../../../ui/console/state/errorText';
import { useNotifyFailure } from '../../../ui/console/state/useNotifyFailure';

interface DeleteAcceptanceProps {
  acceptance: CampaignAcceptance;
  onClose: () => void;
}

/** Asks before an acceptance goes with its pictures. */
export function DeleteAcceptance({ acceptance: { id, title }, onClose }: DeleteAcceptanceProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [remove, { isPending }] = useVerb('acceptanceDelete');
  const confirm = async () => {
    try {
      await remove({ params: { id } });
      notify(translate('campaignDetail.acceptance.deleted', { title }), { type: 'success' });
    } catch (error) {
      notifyFailure(error);
      // Somebody else was quicker: what the page shows is no longer there.
      if (isGone(error)) tellChanged([['acceptances', id, true]]);
    }
    onClose();
  };
  return (
    <Confirm
      title={translate('campaignDetail.acceptance.delete', { title })}
      confirm={translate('ra.action.delete')}
      final
      busy={isPending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {translate('campaignDetail.acceptance.delete_warning')}
    </Confirm>
  );
}
