import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ProofMethod, ProofWays } from '../../domain/auth/types';
import { knowsPasskeys } from '../../providers/passkeys';
import { settleProof } from '../../providers/proof';
import { useRead } from '../../ui/console/data/useRead';
import { DialogFrame } from '../../ui/console/dialog/DialogFrame';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { ListBones } from '../../ui/console/state/ListBones';
import { MailedCode } from './MailedCode';
import { Show } from './Show';
import { SignProof } from './SignProof';

/** Asks whose session it is; Escape leaves what it stands over as it was. */
export function ProofDialog() {
  const translate = useTranslate();
  const { data: ways, error, refetch } = useRead<ProofWays>('proofWays');
  const cancel = () => settleProof(false);
  return (
    <DialogFrame title={translate('proof.title')} size="xs" onClose={cancel} hasFooter>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !ways && <ListBones />}
      {ways && <Ways methods={ways.methods} onCancel={cancel} />}
    </DialogFrame>
  );
}

function Ways({ methods, onCancel }: { methods: readonly ProofMethod[]; onCancel: () => void }) {
  const usable = methods.filter((one) => one !== 'passkey' || knowsPasskeys());
  const [by, setBy] = useState<ProofMethod>(usable[0] ?? 'password');
  const form = { others: usable.filter((one) => one !== by), onOther: setBy, onCancel };
  if (by === 'mail') return <MailedCode {...form} />;
  if (by === 'passkey') return <SignProof {...form} />;
  return <Show key={by} by={by} {...form} />;
}
