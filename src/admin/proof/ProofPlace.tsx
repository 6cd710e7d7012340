import { useEffect, useSyncExternalStore } from 'react';
import { withWords } from '../../providers/pageWords';
import { isProofAsked, settleProof, subscribeProof } from '../../providers/proof';
import { LateCode, late } from '../../ui/plain/late';

const ProofDialog = late(() =>
  withWords(['proof', 'secondFactor'], import('./ProofDialog')).then((module) => ({ default: module.ProofDialog })),
);

/** Where a call that asks whose session it is has the person asked, over whatever they are doing. */
export function ProofPlace() {
  const isAsked = useSyncExternalStore(subscribeProof, isProofAsked);
  // Whoever is signed out meanwhile has shown nothing.
  useEffect(() => () => settleProof(false), []);
  if (!isAsked) return null;
  return (
    <LateCode>
      <ProofDialog />
    </LateCode>
  );
}
