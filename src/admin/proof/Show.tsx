import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { proofRules } from '../../domain/auth/proofSchema';
import type { ProofMethod } from '../../domain/auth/types';
import { proofSeconds } from '../../domain/limits';
import { settleProof } from '../../providers/proof';
import { useVerb } from '../../ui/console/data/useVerb';
import { PasswordField } from '../../ui/console/form/PasswordField';
import { RecordForm } from '../../ui/console/form/RecordForm';
import type { FormRules } from '../../ui/console/form/resolver';
import { TextField } from '../../ui/console/form/TextField';
import { CodeInput } from '../pages/secondFactor/CodeInput';
import { Others } from './Others';
import styles from './proof.module.css';

const rules = {
  password: { schema: proofRules.password },
  code: { schema: proofRules.code },
  recovery: { schema: proofRules.recovery },
  otp: { schema: proofRules.otp },
} satisfies Record<string, FormRules>;
/** What is typed; a passkey is not. */
type Typed = Exclude<ProofMethod, 'passkey'>;
const fieldOf = { password: 'password', totp: 'code', recovery: 'recovery', mail: 'otp' } as const;

export interface ShowProps {
  by: Typed;
  /** What else the person has to show. */
  others: readonly ProofMethod[];
  onOther: (method: ProofMethod) => void;
  onCancel: () => void;
  /** What stands before the field in place of the general words. */
  lead?: ReactNode;
}

/** The form of one way to show whose session it is, and the ways to choose another one. */
export function Show({ by, others, onOther, onCancel, lead }: ShowProps) {
  const translate = useTranslate();
  const [prove] = useVerb('prove');
  const place = useRef<HTMLDivElement>(null);
  // The one thing there is to do here.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const field = fieldOf[by];
  const send = (values: FieldValues) => prove({ body: { [field]: values[field] } });
  return (
    <RecordForm
      rules={rules[field]}
      defaultValues={{ [field]: '' }}
      draft={null}
      submitLabel={translate('proof.submit')}
      onCancel={onCancel}
      inDrawer
      onSubmit={send}
      onSaved={() => settleProof(true)}
    >
      <p className={styles.lead}>{lead ?? translate('proof.help', { minutes: proofSeconds / 60 })}</p>
      <div ref={place}>
        <Field by={by} />
      </div>
      <Others others={others} onOther={onOther} />
    </RecordForm>
  );
}

function Field({ by }: { by: Typed }) {
  const translate = useTranslate();
  switch (by) {
    case 'password':
      return (
        <PasswordField source="password" label={translate('proof.field.password')} autoComplete="current-password" />
      );
    case 'recovery':
      return (
        <TextField
          source="recovery"
          label={translate('proof.field.recovery')}
          help={translate('proof.field.recovery_help')}
        />
      );
    case 'totp':
      return <CodeInput />;
    default:
      return <CodeInput source="otp" label={translate('proof.field.otp')} />;
  }
}
