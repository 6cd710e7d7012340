import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignView } from '../../../domain/campaigns/types';
import { SideDrawer } from '../../../ui/console/form/SideDrawer';
import { EmailForm } from './EmailForm';

/** Writes to those who stand for the campaign's customer and brand. */
export function SendEmail({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const title = translate('campaignDetail.email.send');
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      {open && (
        <SideDrawer title={title} onClose={() => setOpen(false)}>
          <EmailForm campaign={campaign} onClose={() => setOpen(false)} />
        </SideDrawer>
      )}
    </>
  );
}
