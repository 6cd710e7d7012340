import AddLinkIcon from '@mui/icons-material/AddLink';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import { socialLinkSchema } from '../../../domain/kols/schema';
import type { KolDetail } from '../../../domain/kols/types';
import type { Network } from '../../../domain/networks';
import { request } from '../../../providers/http';
import { getAccessMap } from '../../../providers/session';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { type FormRules, withoutEmpty } from '../../../ui/console/form/resolver';
import { SideDrawer } from '../../../ui/console/form/SideDrawer';
import { TextField } from '../../../ui/console/form/TextField';
import { networkNames } from '../../../ui/plain/NetworkIcon';
import { isHeld } from './held';

interface LinkSocialProps {
  kol: KolDetail;
  network: Network;
}

const nothing = { url: '', follower_count: '' };

/** Links an account of the network to the KOL, by any address or handle people paste. */
export function LinkSocialButton({ kol, network }: LinkSocialProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  if (!can(getAccessMap(), 'kol_management', 'u')) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<AddLinkIcon />} onClick={() => setOpen(true)}>
        {translate('social.link.action')}
      </Button>
      {open && <LinkSocialDrawer kol={kol} network={network} onClose={() => setOpen(false)} />}
    </>
  );
}

function LinkSocialDrawer({ kol, network, onClose }: LinkSocialProps & { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [held, setHeld] = useState(false);
  const rules = useMemo<FormRules>(
    () => ({
      schema: socialLinkSchema,
      toInput: (values) => ({ ...withoutEmpty(values), kol_id: kol.id, social_type: network }),
    }),
    [kol.id, network],
  );
  return (
    <SideDrawer title={translate('social.link.title', { network: networkNames[network] })} onClose={onClose}>
      <RecordForm
        rules={rules}
        defaultValues={nothing}
        submitLabel={translate('social.link.action')}
        onCancel={onClose}
        inDrawer
        onSubmit={async (values) => {
          const body = { ...withoutEmpty(values), kol_id: kol.id, social_type: network, version: kol.version };
          const { data } = await request<{ data: KolDetail }>('socialLink', { body });
          setHeld(isHeld(data));
        }}
        onSaved={() => {
          notify(translate(held ? 'social.held' : 'social.link.done'), { type: 'success', multiLine: true });
          onClose();
          refresh();
        }}
      >
        <FormGrid title={translate('social.account')}>
          <TextField
            source="url"
            label={translate('social.link.url')}
            help={translate('social.link.help', { network: networkNames[network] })}
          />
          <TextField source="follower_count" label={translate('kols.followers')} type="number" optional half />
        </FormGrid>
      </RecordForm>
    </SideDrawer>
  );
}
