import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { networkNames } from '../../../domain/networks';
import { invitationSchema } from '../../../domain/social/consentSchema';
import { type ConsentNetwork, invitationDays } from '../../../domain/social/consentValues';
import { useVerb } from '../../../ui/console/data/useVerb';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { type FormRules, withoutEmpty } from '../../../ui/console/form/resolver';
import { SideDrawer } from '../../../ui/console/form/SideDrawer';
import { TextField } from '../../../ui/console/form/TextField';

interface InviteDrawerProps {
  kolId: string;
  network: ConsentNetwork;
  onClose: () => void;
}

/** Asks where the invitation to connect an account goes. */
export function InviteDrawer({ kolId, network, onClose }: InviteDrawerProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [invite] = useVerb('socialInvite');
  const rules = useMemo<FormRules>(
    () => ({
      schema: invitationSchema,
      toInput: (values) => ({ ...withoutEmpty(values), kol_id: kolId, social_type: network }),
    }),
    [kolId, network],
  );
  const values = { network: networkNames[network], days: invitationDays };
  return (
    <SideDrawer title={translate('consents.invite.title', values)} onClose={onClose}>
      <RecordForm
        rules={rules}
        defaultValues={{ email: '' }}
        submitLabel={translate('consents.invite.action')}
        onCancel={onClose}
        inDrawer
        onSubmit={(given) => invite({ body: { ...withoutEmpty(given), kol_id: kolId, social_type: network } })}
        onSaved={() => {
          notify(translate('consents.invite.done'), { type: 'success' });
          onClose();
        }}
      >
        <FormGrid title={translate('consents.invite.action')} description={translate('consents.invite.help', values)}>
          <TextField
            source="email"
            type="email"
            optional
            label={translate('consents.invite.email')}
            help={translate('consents.invite.email_help', values)}
          />
        </FormGrid>
      </RecordForm>
    </SideDrawer>
  );
}
