import { useEffect, useState } from 'react';

/** Whether the script has taken over: the first drawing is the server's. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}
