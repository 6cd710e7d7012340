import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignView } from '../../../domain/campaigns/types';

const RemovalDialog = lazy(() => import('./RemovalDialog').then((module) => ({ default: module.RemovalDialog })));

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
        <Suspense>
          <RemovalDialog campaign={campaign} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
