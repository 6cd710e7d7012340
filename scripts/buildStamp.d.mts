/** True when dist was made from the sources as they are now. */
export function buildIsFresh(): boolean;
