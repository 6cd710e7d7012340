import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { CampaignView } from '../../../domain/campaigns/types';
import { SideDrawer } from '../../../ui/console/form/SideDrawer';
import { LateCode, late } from '../../../ui/plain/late';
import { useMailPlace } from './useMailPlace';

const MailParts = late(() => import('./MailParts').then((module) => ({ default: module.MailParts })));

/** Writes to those who stand for the campaign's customer and brand. */
export function SendEmail({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const { isOpen, open, close } = useMailPlace();
  const title = translate('campaignDetail.email.send');
  return (
    <>
      <Button onClick={() => open('write')}>{title}</Button>
      {isOpen && (
        <SideDrawer title={title} onClose={close}>
          <LateCode>
            <MailParts campaign={campaign} />
          </LateCode>
        </SideDrawer>
      )}
    </>
  );
}
