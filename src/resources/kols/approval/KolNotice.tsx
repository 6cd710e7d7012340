import { useTranslate } from 'react-admin';
import type { KolDetail } from '../../../domain/kols/types';
import { StandingNotice } from '../../../ui/console/approval/StandingNotice';
import { useKolEditor } from '../form/useKolEditor';
import { KolChanges } from './KolChanges';

/** How a KOL stands, above it: it waits, has an edit that waits, or was rejected. */
export function KolNotice({ kol, at }: { kol: KolDetail; at: 'view' | 'edit' }) {
  const translate = useTranslate();
  return (
    <StandingNotice
      record={kol}
      at={at}
      approval="kolApproval"
      isTrusted={useKolEditor().isTrusted}
      newText={translate('kolForm.standing.new')}
      showChange={(change) => <KolChanges change={change} />}
    />
  );
}
