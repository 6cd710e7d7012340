import { useEffect, useState } from 'react';

/** The rules of a form, once they are there: the page does not wait for them. Given a function that is always the same. */
export function useCheck<Check>(load: () => Promise<Check>): Check | undefined {
  const [check, setCheck] = useState<Check>();
  useEffect(() => {
    void load()
      .then((loaded) => setCheck(() => loaded))
      .catch(() => undefined);
  }, [load]);
  return check;
}
