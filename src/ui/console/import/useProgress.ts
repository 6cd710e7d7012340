import { useEffect, useState } from 'react';
import type { ImportProgress } from '../../../domain/imports';
import { request } from '../../../providers/http';

const everyMs = 700;

/** How far the import is that was sent under this id; null while nobody knows. A short one is over before it is asked. */
export function useProgress(id: string | null): ImportProgress | null {
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  useEffect(() => {
    if (!id) return undefined;
    const given = new AbortController();
    let isAsking = false;
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      try {
        const { signal } = given;
        setProgress(
          (await request<{ data: ImportProgress | null }>('importProgress', { params: { id }, signal })).data,
        );
      } catch {
        // The import goes on without: its own answer tells what became of it.
      } finally {
        isAsking = false;
      }
    };
    const timer = setInterval(() => void ask(), everyMs);
    return () => {
      clearInterval(timer);
      given.abort();
      setProgress(null);
    };
  }, [id]);
  return progress;
}
