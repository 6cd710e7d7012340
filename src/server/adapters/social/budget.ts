/**
 * What may be asked of one network, over all processes together. A connector spends before each call it makes there, in
 * the network's own units (YouTube: quota units a day; the others: calls an hour).
 */
export interface Budget {
  /**
   * @param units what the call costs
   * @param owner whose own budget it is (an owner's account id) where the network counts by account; null = the installation's
   * @throws NetworkFailure rate_limited, with the seconds until the window ends, where it does not suffice: then nothing is spent
   */
  spend(units: number, owner?: string | null): Promise<void>;
  /** What the network itself said of its use, in % of what it allows (X-App-Usage); 100 closes the window. */
  told(percent: number): Promise<void>;
}

/** A budget without end, for what costs nothing. */
export const unbounded: Budget = { spend: async () => undefined, told: async () => undefined };
