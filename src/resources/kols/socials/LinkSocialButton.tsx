import AddLinkIcon from '@mui/icons-material/AddLink';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import type { KolDetail } from '../../../domain/kols/types';
import type { Network } from '../../../domain/networks';
import { useAccess } from '../../../ui/console/access/useAccess';
import { LateCode, late } from '../../../ui/plain/late';

const LinkSocialDrawer = late(() =>
  import('./LinkSocialDrawer').then((module) => ({ default: module.LinkSocialDrawer })),
);

interface LinkSocialProps {
  kol: KolDetail;
  network: Network;
}

/** Links an account of the network to the KOL, by any address or handle people paste. */
export function LinkSocialButton({ kol, network }: LinkSocialProps) {
  const translate = useTranslate();
  const access = useAccess();
  const [open, setOpen] = useState(false);
  if (!can(access, 'kol_management', 'u')) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<AddLinkIcon />} onClick={() => setOpen(true)}>
        {translate('social.link.action')}
      </Button>
      {open && (
        <LateCode>
          <LinkSocialDrawer kol={kol} network={network} onClose={() => setOpen(false)} />
        </LateCode>
      )}
    </>
  );
}
