import { useTranslate } from 'react-admin';
import type { CampaignView } from '../../../domain/campaigns/types';
import { BottomDrawer } from '../../../ui/console/form/BottomDrawer';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { PostCreate } from './PostCreate';
import { PostDrawer } from './PostDrawer';
import { SowCreate } from './SowCreate';
import { SowDetails } from './SowDetails';
import { SowEdit } from './SowEdit';
import { usePartPlace } from './usePartPlace';
import { usePartRights } from './usePartRights';

/** The drawer of the SOW or post the address names, over whichever tab is open (spec 1 §2 Campaign detail). */
export function PartDrawers({ campaign }: { campaign: CampaignView }) {
  const { sow, post, of, close } = usePartPlace();
  const rights = usePartRights(campaign);
  const shared = { campaign, onClose: close };
  if (sow === 'new') return rights.addSow ? <SowCreate key={of} copiedId={of ?? null} {...shared} /> : null;
  if (sow) return <OneSow key={sow} id={sow} {...shared} />;
  if (post === 'new') return rights.addPost ? <PostCreate key={of} sowId={of ?? null} {...shared} /> : null;
  return post ? <PostDrawer key={post} id={post} {...shared} /> : null;
}

interface OneSowProps {
  id: string;
  campaign: CampaignView;
  onClose: () => void;
}

function OneSow({ id, campaign, onClose }: OneSowProps) {
  const translate = useTranslate();
  const { change } = usePartRights(campaign);
  const sow = campaign.sows.find((one) => one.id === id);
  if (sow && change) return <SowEdit campaign={campaign} sow={sow} onClose={onClose} />;
  const title = sow
    ? translate('campaigns.sow.title', { number: sow.number, name: sow.kol.stage_name })
    : translate('campaigns.tab.sows');
  return (
    <BottomDrawer wide title={title} onClose={onClose}>
      {sow ? <SowDetails sow={sow} /> : <EmptyState title={translate('parts.gone')} />}
    </BottomDrawer>
  );
}
