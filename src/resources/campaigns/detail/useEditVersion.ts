import { useMemo, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { CampaignView } from '../../../domain/campaigns/types';
import { request } from '../../../providers/http';
import type { EditConflict } from '../../../ui/console/conflict/editConflict';

interface Edited {
  campaignId: string;
  /** Undefined of what is new. */
  version: number | undefined;
  /** What is edited as it is in the campaign now. @throws ApiError where it is gone */
  read: (now: CampaignView) => { version: number; values: FieldValues };
}

/** Which version of a part of a campaign is saved over, and how two people's edits of it are put together. */
export function useEditVersion(
  { campaignId, version: start, read }: Edited,
  words: Pick<EditConflict, 'labelOf' | 'show'>,
): { version: () => number | undefined; conflict: EditConflict } {
  const version = useRef(start);
  const latest = useRef(start);
  const conflict = useMemo(
    (): EditConflict => ({
      load: async () => {
        const { data } = await request<{ data: CampaignView }>('campaignDetail', {
          params: { id: campaignId },
          query: { without: 'posts' },
        });
        const now = read(data);
        latest.current = now.version;
        return now.values;
      },
      accept: () => {
        version.current = latest.current;
      },
      ...words,
    }),
    [campaignId, read, words],
  );
  return { version: () => version.current, conflict };
}
