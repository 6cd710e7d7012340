import { type ReactNode, useState } from 'react';
import { withWords } from '../providers/pageWords';
import { useMe } from '../ui/console/access/useAccess';
import { LateCode, late } from '../ui/plain/late';

const SetUpFirst = late(() =>
  withWords(['secondFactor'], import('./pages/secondFactor/SetUpFirst')).then((module) => ({
    default: module.SetUpFirst,
  })),
);

/** The console; whoever's role asks for a second factor they do not have sets it up in its place. */
export function SecondFactorFirst({ children }: { children: ReactNode }) {
  const { on, required } = useMe().second_factor;
  const isMissing = required && !on;
  const [isHeld, setHeld] = useState(isMissing);
  // Held until the recovery codes are kept: when they are shown, the second factor is on already.
  if (isMissing && !isHeld) setHeld(true);
  if (!isMissing && !isHeld) return children;
  return (
    <LateCode>
      <SetUpFirst onDone={() => setHeld(false)} />
    </LateCode>
  );
}
