import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { passkeyNameSchema } from '../../../domain/auth/passkeySchema';
import type { PasskeyCreation } from '../../../domain/auth/passkeyTypes';
import type { RecoveryCodes } from '../../../domain/auth/types';
import { makePasskey } from '../../../providers/passkeys';
import { useVerb } from '../../../ui/console/data/useVerb';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import type { FormRules } from '../../../ui/console/form/resolver';
import { TextField } from '../../../ui/console/form/TextField';
import styles from './secondFactor.module.css';

const rules: FormRules = { schema: passkeyNameSchema };

interface AddPasskeyProps {
  onCancel: () => void;
  /** Already translated; where leaving is more than that. */
  cancelLabel?: string;
  /** Called with the recovery codes once it is added; none where there were some. */
  onDone: (codes: string[], name: string) => void;
}

/** A name, then the browser makes the passkey. */
export function AddPasskey({ onDone, ...leave }: AddPasskeyProps) {
  const translate = useTranslate();
  const [begin] = useVerb<PasskeyCreation>('passkeyBegin');
  const [add] = useVerb<RecoveryCodes>('passkeyAdd');
  const make = async ({ name }: FieldValues) => {
    const attestation = await makePasskey(await begin({}));
    const { recovery_codes } = await add({ body: { name, attestation } });
    onDone(recovery_codes, name);
  };
  return (
    <RecordForm
      key="passkey"
      rules={rules}
      defaultValues={{ name: '' }}
      draft={null}
      submitLabel={translate('secondFactor.passkey.submit')}
      {...leave}
      inDrawer
      onSubmit={make}
      onSaved={() => undefined}
    >
      <p className={styles.lead}>{translate('secondFactor.passkey.add_help')}</p>
      <TextField
        source="name"
        label={translate('secondFactor.passkey.name')}
        help={translate('secondFactor.passkey.name_help')}
      />
    </RecordForm>
  );
}
