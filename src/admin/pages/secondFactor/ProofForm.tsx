import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { proofSchema, recoveryProofSchema } from '../../../domain/auth/secondFactorSchema';
import { PasswordField } from '../../../ui/console/form/PasswordField';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import type { FormRules } from '../../../ui/console/form/resolver';
import { TextField } from '../../../ui/console/form/TextField';
import { CodeInput } from './CodeInput';
import styles from './secondFactor.module.css';

const rules: Record<'code' | 'recovery', FormRules> = {
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
export function ProofForm({ help, ...form }: ProofFormProps) {
  const translate = useTranslate();
  const [by, setBy] = useState<'code' | 'recovery'>('code');
  const field = (name: string) => translate(`secondFactor.field.${name}`);
  return (
    <RecordForm {...form} key={by} rules={rules[by]} defaultValues={{ password: '', [by]: '' }} draft={null} inDrawer>
      <p className={styles.lead}>{help}</p>
      <PasswordField source="password" label={field('password')} autoComplete="current-password" />
      {by === 'code' ? (
        <CodeInput />
      ) : (
        <TextField source="recovery" label={field('recovery')} help={field('recovery_help')} />
      )}
      <Button size="small" onClick={() => setBy(by === 'code' ? 'recovery' : 'code')}>
        {field(by === 'code' ? 'use_recovery' : 'use_code')}
      </Button>
    </RecordForm>
  );
}
