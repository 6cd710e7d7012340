import RestoreIcon from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LateCode, late } from '../../plain/late';
import type { TakeBackProps } from './takeBack';

const TakeBackDialog = late(() => import('./TakeBackDialog').then((module) => ({ default: module.TakeBackDialog })));

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
        <LateCode>
          <TakeBackDialog {...props} onClose={() => setOpen(false)} />
        </LateCode>
      )}
    </>
  );
}
