/** The time in the simulated world: the machine's, or one that stands where it was set. */
export interface Clock {
  now(): Date;
  set(date: Date | null): void;
}

export function clockOf(machine: () => Date = () => new Date()): Clock {
  let standing: Date | null = null;
  return {
    now: () => new Date(standing ?? machine()),
    set: (date) => {
      standing = date && new Date(date);
    },
  };
}
