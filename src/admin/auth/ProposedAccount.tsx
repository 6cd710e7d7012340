import { useEffect, useState } from 'react';
import type { Network } from '../../domain/networks';
import { consentEndpoints } from '../../domain/social/consentEndpoints';
import type { AccountProposal } from '../../domain/social/consentTypes';
import { addCalls } from '../../providers/calls';
import { ApiError, request } from '../../providers/http';
import { useWords } from '../words';
import { NotConnected } from './ConnectResult';
import { ProposalForm } from './ProposalForm';
import plain from './plain.module.css';

// Of no other page before signing in.
addCalls(consentEndpoints);

/** Which account somebody came back with instead of the linked one, and the way to propose it. */
export function ProposedAccount({ network, token }: { network: Network; token: string }) {
  const translate = useWords();
  const [found, setFound] = useState<AccountProposal | string>();
  useEffect(() => {
    let current = true;
    const call = { params: { network }, body: { proposal: token } };
    request<{ data: AccountProposal }>('socialProposalOpen', call).then(
      ({ data }) => current && setFound(data),
      (error: unknown) => current && setFound(error instanceof ApiError ? error.code : 'unknown'),
    );
    return () => {
      current = false;
    };
  }, [network, token]);

  if (found === undefined) {
    return (
      <main className={plain.page} aria-busy="true">
        <p className={plain.hint}>{translate('common.loading')}</p>
      </main>
    );
  }
  if (typeof found === 'string') return <NotConnected network={network} code={found} />;
  return <ProposalForm proposal={found} token={token} />;
}
