import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import type { CampaignPost } from '../../../domain/campaigns/types';
import { useVerb } from '../../../ui/console/data/useVerb';
import { useDelayedSwitch } from '../../../ui/console/record/useDelayedSwitch';

/** Says whether a post's link is valid; switched back it counts again. */
export function PostSwitch({ post }: { post: CampaignPost }) {
  const { id, kol, is_active: isActive = true } = post;
  const translate = useTranslate();
  const [update] = useVerb('postUpdate');
  const [wanted, setWanted] = useDelayedSwitch(isActive, async (active) => {
    await update({ params: { id }, body: { is_active: active } });
    return translate(active ? 'parts.post.counted' : 'parts.post.uncounted');
  });

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
