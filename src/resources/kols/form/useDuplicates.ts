import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { LikelyDuplicate } from '../../../domain/kols/types';
import { debounceMs } from '../../../domain/limits';
import { request } from '../../../providers/http';
import type { SocialEntry } from './kolForm';

interface Found {
  found: LikelyDuplicate[];
  /** The question could not be answered: nobody knows whether there are any. */
  failed: boolean;
}

const none: Found = { found: [], failed: false };

/** KOLs the one in the form might be already, asked anew while it is filled in; `id` is its own where it is stored. */
export function useDuplicates(id: string | undefined, enabled: boolean): Found {
  const values = useWatch();
  const { type, stage_name, fullname, birthdate } = values;
  const isPerson = type !== 'community_group';
  const accounts: SocialEntry[] = values.socials ?? [];
  const body = JSON.stringify({
    ...(id && { id }),
    stage_name,
    ...(isPerson && { fullname, birthdate }),
    socials: accounts.filter(({ url }) => url).map(({ social_type, url }) => ({ social_type, url })),
  });
  const [answer, setAnswer] = useState(none);
  useEffect(() => {
    if (!enabled) return;
    const controller = new AbortController();
    const ask = () =>
      request<{ data: LikelyDuplicate[] }>('kolDuplicates', { body: JSON.parse(body), signal: controller.signal })
        .then(({ data }) => setAnswer({ found: data, failed: false }))
        .catch(() => controller.signal.aborted || setAnswer({ found: [], failed: true }));
    const timer = setTimeout(() => void ask(), debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [body, enabled]);
  return enabled ? answer : none;
}
