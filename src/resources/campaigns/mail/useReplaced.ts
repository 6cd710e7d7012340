import { paging } from '../../../domain/limits';
import type { MailAttachment } from '../../../domain/reportMails/values';
import { replacedByItself } from '../../../domain/reportSnapshots/rules';
import type { ReportSnapshot } from '../../../domain/reportSnapshots/types';
import { useMayCall } from '../../../ui/console/access/useAccess';
import { useRead } from '../../../ui/console/data/useRead';
import { useMailWords } from './useMailWords';

/** Whose place the report takes that is frozen for the next mail, in words; nothing where it takes none. */
export function useReplaced(campaignId: string, attach: MailAttachment): string | undefined {
  const translate = useMailWords();
  const audience = 'customer';
  const asked = { params: { id: campaignId }, query: { size: paging.largestSize, audience } };
  const enabled = useMayCall('reportSnapshotList') && attach === 'pdf';
  const { data } = useRead<ReportSnapshot[]>('reportSnapshotList', asked, { enabled });
  const replaced = attach === 'pdf' ? replacedByItself(data ?? [], audience) : undefined;
  return replaced && translate('reportMails.will_replace', { number: replaced.number });
}
