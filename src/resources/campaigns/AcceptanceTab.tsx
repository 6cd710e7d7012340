import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import { isEditable } from '../../domain/campaigns/rules';
import type { CampaignView } from '../../domain/campaigns/types';
import { useAccess, useMe } from '../../ui/console/access/useAccess';
import { Gallery } from '../../ui/console/gallery/Gallery';
import { Section } from '../../ui/console/record/Section';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { LateCode, late } from '../../ui/plain/late';
import { AcceptanceList } from './acceptance/AcceptanceList';
import { Links } from './acceptance/Links';
import { useAcceptancePlace } from './acceptance/useAcceptancePlace';

const AcceptanceDrawer = late(() =>
  import('./acceptance/AcceptanceDrawer').then((module) => ({ default: module.AcceptanceDrawer })),
);
const OtherDocDrawer = late(() =>
  import('./acceptance/OtherDocDrawer').then((module) => ({ default: module.OtherDocDrawer })),
);

/** What was accepted of each SOW, with its pictures and addresses, and the other documents. */
export function AcceptanceTab({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const [place, open] = useAcceptancePlace();
  const { campaignAcceptances: acceptances, otherDoc, sows } = campaign;
  // Never the customer's, whatever its group was given (spec 2 §6).
  const isCustomer = useMe().roles[0] === 'customer';
  const access = useAccess();
  const mayWrite = !isCustomer && isEditable(campaign.status) && can(access, 'campaigns_management', 'u');
  const { images, url_posts } = otherDoc;
  const others = images.length + url_posts.length > 0;
  const add = mayWrite && sows.length > 0 && (
    <Button variant="outlined" startIcon={<AddIcon />} onClick={() => open('new')}>
      {translate('campaignDetail.acceptance.add')}
    </Button>
  );
  const edited = acceptances.find(({ id }) => id === place);
  const close = () => open(null);
  return (
    <>
      <Section title={translate('campaigns.tab.acceptance')} actions={acceptances.length > 0 && add}>
        {acceptances.length === 0 ? (
          <EmptyState title={translate('campaigns.acceptance.empty')} action={add} />
        ) : (
          <AcceptanceList campaign={campaign} {...(mayWrite && { onEdit: open })} />
        )}
      </Section>
      {(others || mayWrite) && (
        <Section
          title={translate('campaigns.acceptance.other')}
          description={translate('campaignDetail.acceptance.other_lead')}
          actions={
            mayWrite && (
              <Button
                size="small"
                startIcon={<EditIcon />}
                aria-label={translate('campaignDetail.documents.edit', {
                  name: translate('campaigns.acceptance.other'),
                })}
                onClick={() => open('other')}
              >
                {translate('ra.action.edit')}
              </Button>
            )
          }
        >
          {images.length > 0 && <Gallery urls={images} title={translate('campaigns.acceptance.other')} />}
          <Links urls={url_posts} />
        </Section>
      )}
      <LateCode>
        {mayWrite && place === 'other' && <OtherDocDrawer campaign={campaign} onClose={close} />}
        {mayWrite && (place === 'new' || edited) && (
          <AcceptanceDrawer key={place} campaign={campaign} {...(edited && { acceptance: edited })} onClose={close} />
        )}
      </LateCode>
    </>
  );
}
