import RestoreIcon from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditRecord } from '../../../domain/audit/types';
import type { VersionedKind } from '../../../domain/versions/rules';

const TakeBackDialog = lazy(() => import('./TakeBackDialog').then((module) => ({ default: module.TakeBackDialog })));

export interface TakeBackProps {
  kind: VersionedKind;
  id: string;
  entry: Pick<AuditRecord, 'id' | 'at'>;
}

/** Opens what taking back the state after this entry would change. */
export function TakeBackButton(props: TakeBackProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<RestoreIcon />} onClick={() => setOpen(true)}>
        {translate('audit.take_back.action')}
      </Button>
      {open && (
        <Suspense>
          <TakeBackDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
