import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { totpBeginSchema, totpConfirmSchema } from '../../../domain/auth/secondFactorSchema';
import type { RecoveryCodes, TotpSecret } from '../../../domain/auth/types';
import { ApiError } from '../../../providers/http';
import { useVerb } from '../../../ui/console/data/useVerb';
import { PasswordField } from '../../../ui/console/form/PasswordField';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import type { FormRules } from '../../../ui/console/form/resolver';
import { CopyButton } from '../../../ui/console/record/CopyButton';
import { CodeInput } from './CodeInput';
import { QrPicture } from './QrPicture';
import styles from './secondFactor.module.css';

const beginRules: FormRules = { schema: totpBeginSchema };
const confirmRules: FormRules = { schema: totpConfirmSchema };

interface SetUpProps {
  onCancel: () => void;
  /** Already translated; where leaving is more than that. */
  cancelLabel?: string;
  /** Called with the recovery codes once it is on. */
  onDone: (codes: string[]) => void;
}

/** The password, then the app: scanned and shown to work by one of its codes. */
export function SetUp({ onDone, ...leave }: SetUpProps) {
  const [made, setMade] = useState<TotpSecret>();
  if (!made) return <Begin {...leave} onMade={setMade} />;
  return <Confirm {...leave} made={made} onDone={onDone} onExpired={() => setMade(undefined)} />;
}

function Begin({ onMade, ...leave }: Omit<SetUpProps, 'onDone'> & { onMade: (made: TotpSecret) => void }) {
  const translate = useTranslate();
  const [begin] = useVerb<TotpSecret>('totpBegin');
  return (
    <RecordForm
      key="begin"
      rules={beginRules}
      defaultValues={{ password: '' }}
      draft={null}
      submitLabel={translate('secondFactor.step.next')}
      {...leave}
      inDrawer
      onSubmit={async (body) => onMade(await begin({ body }))}
      onSaved={() => undefined}
    >
      <p className={styles.lead}>{translate('secondFactor.step.password_help')}</p>
      <PasswordField
        source="password"
        label={translate('secondFactor.field.password')}
        autoComplete="current-password"
      />
    </RecordForm>
  );
}

interface ConfirmProps extends SetUpProps {
  made: TotpSecret;
  onExpired: () => void;
}

function Confirm({ made: { secret, uri }, onDone, onExpired, ...leave }: ConfirmProps) {
  const translate = useTranslate();
  const [confirm] = useVerb<RecoveryCodes>('totpConfirm');
  const turnOn = async (body: object) => {
    try {
      const { recovery_codes } = await confirm({ body });
      onDone(recovery_codes);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second_factor_setup_expired') onExpired();
      throw error;
    }
  };
  return (
    <RecordForm
      key="confirm"
      rules={confirmRules}
      defaultValues={{ code: '' }}
      draft={null}
      submitLabel={translate('secondFactor.step.submit')}
      {...leave}
      inDrawer
      onSubmit={turnOn}
      onSaved={() => undefined}
    >
      <h3 className={styles.step}>{translate('secondFactor.step.scan')}</h3>
      <p className={styles.lead}>{translate('secondFactor.step.scan_help')}</p>
      <QrPicture text={uri} label={translate('secondFactor.step.qr')} />
      <p className={styles.secret}>
        {translate('secondFactor.step.secret')}
        <span>
          <code>{inFours(secret)}</code>
          <CopyButton text={secret} label={translate('secondFactor.step.copy_secret')} />
        </span>
      </p>
      <h3 className={styles.step}>{translate('secondFactor.step.confirm')}</h3>
      <CodeInput help={translate('secondFactor.step.confirm_help')} />
    </RecordForm>
  );
}

/** As a person reads it off. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
