import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LikelyDuplicate } from '../../../domain/kols/types';
import { debounceMs } from '../../../domain/limits';
import { useApi } from '../../../ui/console/data/useApi';
import type { SocialEntry } from './kolForm';

interface Found {
  found: LikelyDuplicate[];
  /** The question could not be answered: nobody knows whether there are any. */
  failed: boolean;
}

/** KOLs the one with these values might be already, asked anew while they are filled in; `id` is its own where it is stored. */
export function useDuplicates(values: Record<string, unknown>, id: string | undefined): Found {
  const api = useApi();
  const body = useSettled(JSON.stringify(questionOf(values, id)));
  const { data = [], isError } = useQuery({
    queryKey: ['endpoint', 'kolDuplicates', { body }],
    queryFn: async ({ signal }) =>
      (await api.kolDuplicates<LikelyDuplicate[]>({ body: JSON.parse(body ?? ''), signal })).data,
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { found: data, failed: isError };
}

function questionOf(values: Record<string, unknown>, id: string | undefined) {
  const { type, stage_name, fullname, birthdate } = values;
  const accounts = (values.socials ?? []) as SocialEntry[];
  return {
    ...(id && { id }),
    stage_name,
    ...(type !== 'community_group' && { fullname, birthdate }),
    socials: accounts.filter(({ url }) => url).map(({ social_type, url }) => ({ social_type, url })),
  };
}

/** The text once it has been the same for 300 ms; null until then. */
function useSettled(text: string): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
