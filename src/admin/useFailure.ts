import { useEffect, useState } from 'react';
import { isChunkFailure, reloadOnce } from '../providers/chunks';
import { reportError } from '../providers/errorReports';
import { ApiError } from '../providers/http';

interface Failure {
  /** Words under `common` that say what happened; null while the window may be about to load anew. */
  about: 'crashed' | 'not_arrived' | null;
  /** To hand on to whoever looks after the product: the request's number, or the kept report's. */
  reference: string | null;
}

/** What to say of an error that took a page away; code that did not arrive is asked for once more by itself. */
export function useFailure(error: unknown): Failure {
  const notArrived = isChunkFailure(error);
  const [failure, setFailure] = useState<Failure>({
    about: notArrived ? null : 'crashed',
    reference: error instanceof ApiError ? error.requestId : null,
  });
  useEffect(() => {
    let current = true;
    const tell = async () => {
      if (notArrived) {
        const reloads = await reloadOnce(error);
        if (current && !reloads) setFailure({ about: 'not_arrived', reference: null });
        return;
      }
      const reference = await reportError(error);
      if (current && reference) setFailure({ about: 'crashed', reference });
    };
    void tell();
    return () => {
      current = false;
    };
  }, [error, notArrived]);
  return failure;
}
