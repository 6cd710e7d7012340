/** Calls wait here while the person shows whose session it is: together, for one proof serves them all. */
let waiting: { settle: (given: boolean) => void; given: Promise<boolean> } | null = null;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Asks the person; whether they have shown it. Where nobody can ask, they have not. */
export function proofGiven(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  if (!waiting) {
    let settle: (given: boolean) => void = () => undefined;
    const given = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    waiting = { settle, given };
    changed();
  }
  return waiting.given;
}

export function subscribeProof(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isProofAsked(): boolean {
  return waiting !== null;
}

/** Lets the calls go on, or be refused. */
export function settleProof(given: boolean): void {
  waiting?.settle(given);
  waiting = null;
  changed();
}
