import Switch from '@mui/material/Switch';
import { useEffect, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { CampaignPost } from '../../../domain/campaigns/types';
import { debounceMs } from '../../../domain/limits';
import { request } from '../../../providers/http';
import { errorText } from '../../../ui/console/state/errorText';

/** Says whether a post's link is valid; switched back it counts again. The call waits 300 ms for a change of mind. */
export function PostSwitch({ post }: { post: CampaignPost }) {
  const { id, kol, is_active: isActive = true } = post;
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [wanted, setWanted] = useState(isActive);
  useEffect(() => setWanted(isActive), [isActive]);

  useEffect(() => {
    if (wanted === isActive) return;
    const timer = setTimeout(async () => {
      try {
        await request('postUpdate', { params: { id }, body: { is_active: wanted } });
        notify(wanted ? 'parts.post.counted' : 'parts.post.uncounted', { type: 'success' });
        refresh();
      } catch (error) {
        setWanted(isActive);
        notify(errorText(error, translate), { type: 'error' });
      }
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [wanted, isActive, id, notify, refresh, translate]);

  return (
    <Switch
      size="small"
      checked={wanted}
      title={translate(wanted ? 'campaigns.post.active' : 'campaigns.post.inactive')}
      slotProps={{ input: { 'aria-label': translate('parts.post.switch', { name: kol.stage_name }) } }}
      onChange={(_, checked) => setWanted(checked)}
    />
  );
}
