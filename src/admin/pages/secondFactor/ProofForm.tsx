import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { PasskeyRequest } from '../../../domain/auth/passkeyTypes';
import { passkeyProofSchema, proofSchema, recoveryProofSchema } from '../../../domain/auth/secondFactorSchema';
import type { OwnSecondFactor } from '../../../domain/auth/types';
import { knowsPasskeys, signWithPasskey } from '../../../providers/passkeys';
import { useRead } from '../../../ui/console/data/useRead';
import { useVerb } from '../../../ui/console/data/useVerb';
import { PasswordField } from '../../../ui/console/form/PasswordField';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import type { FormRules } from '../../../ui/console/form/resolver';
import { TextField } from '../../../ui/console/form/TextField';
import { CodeInput } from './CodeInput';
import styles from './secondFactor.module.css';

type Way = 'passkey' | 'code' | 'recovery';

const rules: Record<Way, FormRules> = {
  passkey: { schema: passkeyProofSchema },
  code: { schema: proofSchema },
  recovery: { schema: recoveryProofSchema },
};

interface ProofFormProps {
  /** Already translated, as the other words. */
  help: string;
  submitLabel: string;
  danger?: boolean;
  onCancel: () => void;
  onSubmit: (body: FieldValues) => Promise<unknown>;
  onSaved: () => void;
}

/** Password and second factor once more, before either is changed. */
export function ProofForm({ help, onSubmit, ...form }: ProofFormProps) {
  const translate = useTranslate();
  const { data: own } = useRead<OwnSecondFactor>('secondFactor');
  const [chosen, setBy] = useState<Way>();
  const [request] = useVerb<PasskeyRequest>('passkeyRequest');
  const ways = waysOf(own);
  const by = chosen ?? ways[0] ?? 'recovery';
  const field = (name: string) => translate(`secondFactor.field.${name}`);
  const send = async (body: FieldValues) =>
    onSubmit(by === 'passkey' ? { ...body, assertion: await signWithPasskey(await request({})) } : body);
  return (
    <RecordForm
      {...form}
      key={by}
      rules={rules[by]}
      defaultValues={{ password: '', ...(by !== 'passkey' && { [by]: '' }) }}
      draft={null}
      inDrawer
      onSubmit={send}
    >
      <p className={styles.lead}>{help}</p>
      <PasswordField source="password" label={field('password')} autoComplete="current-password" />
      {by === 'passkey' && <p className={styles.lead}>{field('passkey_help')}</p>}
      {by === 'code' && <CodeInput />}
      {by === 'recovery' && <TextField source="recovery" label={field('recovery')} help={field('recovery_help')} />}
      {ways
        .filter((way) => way !== by)
        .map((way) => (
          <Button key={way} size="small" onClick={() => setBy(way)}>
            {field(`use_${way}`)}
          </Button>
        ))}
    </RecordForm>
  );
}

/** By what this person can show it in this browser; the page has read it when a dialog opens. */
function waysOf(own: OwnSecondFactor | undefined): Way[] {
  if (!own) return ['recovery'];
  return [
    ...(own.totp_since ? (['code'] as const) : []),
    ...(own.passkeys_offered && own.passkeys.length > 0 && knowsPasskeys() ? (['passkey'] as const) : []),
    'recovery',
  ];
}
