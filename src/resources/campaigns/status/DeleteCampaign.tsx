import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignView } from '../../../domain/campaigns/types';
import { LateCode, late } from '../../../ui/plain/late';

const RemovalDialog = late(() => import('./RemovalDialog').then((module) => ({ default: module.RemovalDialog })));

/** Removes a campaign: says first what hangs on it. */
export function DeleteCampaign({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      {asking && (
        <LateCode>
          <RemovalDialog campaign={campaign} onClose={() => setAsking(false)} />
        </LateCode>
      )}
    </>
  );
}
