import type { CampaignView } from '../../../domain/campaigns/types';
import { Tabs } from '../../../ui/console/record/Tabs';
import { EmailForm } from './EmailForm';
import { SentMails } from './SentMails';
import { mailParameter, useMailPlace } from './useMailPlace';
import { useMailWords } from './useMailWords';
import { WeeklyMail } from './WeeklyMail';

/** Writing to a campaign's client: a mail now, what was sent, and the one of every week. */
export function MailParts({ campaign }: { campaign: CampaignView }) {
  const translate = useMailWords();
  const { again, open, close } = useMailPlace();
  return (
    <Tabs
      param={mailParameter}
      tabs={[
        {
          key: 'write',
          label: translate('reportMails.write'),
          content: <EmailForm campaign={campaign} again={again} onClose={close} onSent={() => open('sent')} />,
        },
        {
          key: 'sent',
          label: translate('reportMails.sent'),
          content: <SentMails campaignId={campaign.id} />,
        },
        {
          key: 'weekly',
          label: translate('reportMails.weekly.title'),
          content: <WeeklyMail campaign={campaign} onClose={close} />,
        },
      ]}
    />
  );
}
