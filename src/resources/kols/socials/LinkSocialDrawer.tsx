import { useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { socialLinkSchema } from '../../../domain/kols/schema';
import type { KolDetail } from '../../../domain/kols/types';
import { type Network, networkNames } from '../../../domain/networks';
import { useVerb } from '../../../ui/console/data/useVerb';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { NumberField } from '../../../ui/console/form/NumberField';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { type FormRules, withoutEmpty } from '../../../ui/console/form/resolver';
import { SideDrawer } from '../../../ui/console/form/SideDrawer';
import { TextField } from '../../../ui/console/form/TextField';
import { isHeld } from './held';

interface LinkSocialDrawerProps {
  kol: KolDetail;
  network: Network;
  onClose: () => void;
}

const nothing = { url: '', follower_count: '' };

/** Asks for the account of the network that is linked to the KOL. */
export function LinkSocialDrawer({ kol, network, onClose }: LinkSocialDrawerProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [link] = useVerb<KolDetail>('socialLink');
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
          setHeld(isHeld(await link({ body })));
        }}
        onSaved={() => {
          notify(translate(held ? 'social.held' : 'social.link.done'), { type: 'success', multiLine: true });
          onClose();
        }}
      >
        <FormGrid title={translate('social.account')}>
          <TextField
            source="url"
            label={translate('social.link.url')}
            help={translate('social.link.help', { network: networkNames[network] })}
          />
          <NumberField source="follower_count" label={translate('kols.followers')} optional half />
        </FormGrid>
      </RecordForm>
    </SideDrawer>
  );
}
