import { useTranslate } from 'react-admin';
import type { CampaignView } from '../../../domain/campaigns/types';
import { BottomDrawer } from '../../../ui/console/form/BottomDrawer';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { PostCreate } from './PostCreate';
import { PostDrawer } from './PostDrawer';
import { partRights } from './rights';
import { SowCreate } from './SowCreate';
import { SowDetails } from './SowDetails';
import { SowEdit } from './SowEdit';
import { usePartPlace } from './usePartPlace';

interface PartDrawersProps {
  campaign: CampaignView;
  onChanged: () => void;
}

/** The drawer of the SOW or post the address names, over whichever tab is open (spec 1 §2 Campaign detail). */
export function PartDrawers({ campaign, onChanged }: PartDrawersProps) {
  const { sow, post, of, close } = usePartPlace();
  const rights = partRights(campaign);
  const shared = { campaign, onClose: close, onChanged };
  if (sow === 'new') return rights.addSow ? <SowCreate {...shared} /> : null;
  if (sow) return <OneSow key={sow} id={sow} {...shared} />;
  if (post === 'new') return rights.addPost ? <PostCreate key={of} sowId={of ?? null} {...shared} /> : null;
  return post ? <PostDrawer key={post} id={post} {...shared} /> : null;
}

function OneSow({ id, campaign, onClose, onChanged }: PartDrawersProps & { id: string; onClose: () => void }) {
  const translate = useTranslate();
  const sow = campaign.sows.find((one) => one.id === id);
  if (sow && partRights(campaign).change) {
    return <SowEdit campaign={campaign} sow={sow} onClose={onClose} onChanged={onChanged} />;
  }
  const title = sow ? translate('campaigns.sow.title', { name: sow.kol.stage_name }) : translate('campaigns.tab.sows');
  return (
    <BottomDrawer wide title={title} onClose={onClose}>
      {sow ? <SowDetails sow={sow} /> : <EmptyState title={translate('parts.gone')} />}
    </BottomDrawer>
  );
}
