import { useTranslate } from 'react-admin';
import { StandingNotice } from '../approval/StandingNotice';
import { CompanyChanges } from './CompanyChanges';
import type { Company, CompanyKit } from './kit';
import { useEditor } from './useEditor';

interface CompanyNoticeProps {
  kit: CompanyKit;
  record: Company;
  at: 'view' | 'edit';
}

/** How a customer or brand stands, above it: it waits, has an edit that waits, or was rejected. */
export function CompanyNotice({ kit, record, at }: CompanyNoticeProps) {
  const translate = useTranslate();
  const { isTrusted } = useEditor(kit);
  return (
    <StandingNotice
      record={record}
      at={at}
      approval={kit.pages.approval}
      isTrusted={isTrusted}
      newText={translate(`companies.standing.${kit.resource}`)}
      showChange={(change) => <CompanyChanges kit={kit} change={change} />}
    />
  );
}
