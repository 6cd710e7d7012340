import { useEffect, useState } from 'react';
import { useStore } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

export const campaignViews = ['list', 'board', 'calendar'] as const;
export type CampaignView = (typeof campaignViews)[number];

const param = 'view';
const isView = (text: unknown): text is CampaignView => campaignViews.some((view) => view === text);

/**
 * Rows, board or calendar: as the address says, else as the person chose last on this device. An address says it as soon
 * as it may be any but the list, so that going back and a link handed on show the same.
 */
export function useCampaignView(): { view: CampaignView; setView: (view: CampaignView) => void } {
  const [parameters, setParameters] = useSearchParams();
  const [kept, keep] = useStore<unknown>('campaignView');
  const [usual] = useState(() => (isView(kept) ? kept : 'list'));
  const said = parameters.get(param);
  const view = isView(said) ? said : usual;
  const write = (chosen: CampaignView, replace: boolean, forget: readonly string[]) => {
    const draft = new URLSearchParams(window.location.search);
    for (const name of forget) draft.delete(name);
    draft.set(param, chosen);
    setParameters(draft, { replace });
  };
  useEffect(() => {
    if (isView(said) || usual === 'list') return;
    setParameters(
      (previous) => {
        const draft = new URLSearchParams(previous);
        draft.set(param, usual);
        return draft;
      },
      { replace: true },
    );
  }, [said, usual, setParameters]);
  return {
    view,
    setView: (chosen) => {
      // What the former entry shows no longer follows from what was chosen once another view is remembered. The address
      // itself says which entry that is: what was drawn last may be behind it.
      const entry = new URLSearchParams(window.location.search).get(param);
      if (!isView(entry)) write(view, true, []);
      keep(chosen);
      write(chosen, false, ['page', 'day']);
    },
  };
}
