import { useTranslate } from 'react-admin';
import type { KolDetail } from '../../../domain/kols/types';
import { StandingNotice } from '../../../ui/console/approval/StandingNotice';
import { LateCode, late } from '../../../ui/plain/late';
import { useKolEditor } from '../form/useKolEditor';

const KolChanges = late(() => import('./KolChanges').then((module) => ({ default: module.KolChanges })));

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
      showChange={(change) => (
        <LateCode>
          <KolChanges change={change} />
        </LateCode>
      )}
    />
  );
}
