import { lazy, type ReactNode, Suspense, useLayoutEffect, useReducer } from 'react';

const waiting = new Set<() => void>();

/** As React's `lazy`; a `LateCode` around it shows it as soon as its code is there. */
export const late: typeof lazy = (load) =>
  lazy(() => {
    const code = load();
    const arrived = () => {
      for (const look of waiting) look();
    };
    // A turn later, when what is to be shown knows that it has arrived. What fails is told where it should stand.
    code.then(
      () => queueMicrotask(arrived),
      () => undefined,
    );
    return code;
  });

interface LateCodeProps {
  /** What stands there until then; nothing unless said. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * React's `Suspense` for code that is on its way. By itself that keeps a fallback for at least 0.3 seconds; loading the console
 * shows one after the other, and each would cost that time though the code is there.
 */
export function LateCode({ fallback, children }: LateCodeProps) {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  return <Suspense fallback={<Waiting look={look}>{fallback}</Waiting>}>{children}</Suspense>;
}

/** While it stands, arriving code has the children looked at anew, which React does not put off. */
function Waiting({ look, children }: { look: () => void; children: ReactNode }) {
  useLayoutEffect(() => {
    waiting.add(look);
    return () => {
      waiting.delete(look);
    };
  }, [look]);
  return children;
}
