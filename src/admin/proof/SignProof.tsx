import { useTranslate } from 'react-admin';
import type { PasskeyRequest } from '../../domain/auth/passkeyTypes';
import { proofRules } from '../../domain/auth/proofSchema';
import { proofSeconds } from '../../domain/limits';
import { signWithPasskey } from '../../providers/passkeys';
import { settleProof } from '../../providers/proof';
import { useVerb } from '../../ui/console/data/useVerb';
import { RecordForm } from '../../ui/console/form/RecordForm';
import type { FormRules } from '../../ui/console/form/resolver';
import { Others } from './Others';
import styles from './proof.module.css';
import type { ShowProps } from './Show';

const rules: FormRules = { schema: proofRules.passkey };

/** Shows whose session it is by a passkey, which the browser asks for as the form is sent. */
export function SignProof({ others, onOther, onCancel }: Omit<ShowProps, 'by' | 'lead'>) {
  const translate = useTranslate();
  const [request] = useVerb<PasskeyRequest>('passkeyRequest');
  const [prove] = useVerb('prove');
  const sign = async () => prove({ body: { assertion: await signWithPasskey(await request({})) } });
  return (
    <RecordForm
      rules={rules}
      defaultValues={{}}
      draft={null}
      submitLabel={translate('proof.sign')}
      onCancel={onCancel}
      inDrawer
      onSubmit={sign}
      onSaved={() => settleProof(true)}
    >
      <p className={styles.lead}>{translate('proof.help', { minutes: proofSeconds / 60 })}</p>
      <Others others={others} onOther={onOther} />
    </RecordForm>
  );
}
