import { useEffect, useState } from 'react';

/** How many seconds to wait before something may be tried again, as it was told; 0 once they are over. */
export function useWait(first = 0): [seconds: number, wait: (seconds: number) => void] {
  const [seconds, wait] = useState(first);
  useEffect(() => {
    const over = setTimeout(() => wait(0), seconds * 1_000);
    return () => clearTimeout(over);
  }, [seconds]);
  return [seconds, wait];
}
