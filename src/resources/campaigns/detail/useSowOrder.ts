import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CampaignView } from '../../../domain/campaigns/types';
import { tellChanged } from '../../../providers/changes';
import { useVerb } from '../../../ui/console/data/useVerb';
import { errorText } from '../../../ui/console/state/errorText';
import { arranged, inOrder, movedTo } from './sowOrder';

interface Wanted {
  ids: readonly string[];
  /** The version of the campaign that has this order; null until it is written. */
  since: number | null;
}

/**
 * The campaign's SOWs, and how one takes the place of another: shown at once and written with the versions that were seen.
 * Moves made meanwhile are written together afterwards; what is refused goes back and says why.
 */
export function useSowOrder(campaign: CampaignView) {
  const translate = useTranslate();
  const notify = useNotify();
  const [save] = useVerb<CampaignView>('campaignUpdate');
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const unwritten = useRef<readonly string[] | null>(null);
  const answered = useRef(campaign);
  const isWriting = useRef(false);

  const isAhead = wanted !== null && (wanted.since === null || wanted.since > campaign.version);
  const sows = isAhead ? arranged(campaign.sows, wanted.ids) : campaign.sows;

  const write = async () => {
    const { id } = campaign;
    if (isWriting.current) return;
    isWriting.current = true;
    if (campaign.version > answered.current.version) answered.current = campaign;
    try {
      while (unwritten.current) {
        const ids = unwritten.current;
        unwritten.current = null;
        const held = new Map(answered.current.sows.map((sow) => [sow.id, sow.position]));
        const moved = arranged(answered.current.sows, ids).filter((sow) => sow.position !== held.get(sow.id));
        if (moved.length > 0) {
          const parts = moved.map(({ id, position, version }) => ({ id, position, version }));
          answered.current = await save({ params: { id }, body: { sows: parts } });
        }
      }
      setWanted((now) => now && { ...now, since: answered.current.version });
    } catch (error) {
      unwritten.current = null;
      setWanted(null);
      notify(translate('campaignDetail.order.refused', { reason: errorText(error, translate) }), {
        type: 'error',
        multiLine: true,
      });
      tellChanged([['campaigns', id]]);
    } finally {
      isWriting.current = false;
    }
  };

  /** Gives a SOW the place another one has; answers the place, counted from 1. */
  const move = (id: string, over: string): number => {
    const ids = movedTo(
      inOrder(sows).map((sow) => sow.id),
      id,
      over,
    );
    unwritten.current = ids;
    setWanted({ ids, since: null });
    void write();
    return ids.indexOf(id) + 1;
  };

  return { sows, move };
}
