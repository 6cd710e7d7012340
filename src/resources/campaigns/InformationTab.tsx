import type { ReactNode } from 'react';
import { RichTextField, useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import { isEditable } from '../../domain/campaigns/rules';
import type { CampaignView } from '../../domain/campaigns/types';
import { useAccess, useReducedView } from '../../ui/console/access/useAccess';
import { Gallery } from '../../ui/console/gallery/Gallery';
import { Section } from '../../ui/console/record/Section';
import { Tags } from '../../ui/console/record/Tags';
import { CampaignFacts } from './detail/CampaignFacts';
import { Documents } from './detail/Documents';
import styles from './detail/detail.module.css';
import { FilesEdit } from './detail/FilesEdit';

/** Everything that was written about the campaign; parts that are withheld are left out. */
export function InformationTab({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const access = useAccess();
  const staff = !useReducedView();
  const mayEdit = staff && isEditable(campaign.status) && can(access, 'campaigns_management', 'u');
  const part = (field: string, content: ReactNode, actions?: ReactNode) => (
    <Section title={translate(`campaigns.field.${field}`)} actions={actions}>
      {content}
    </Section>
  );
  const edit = (field: 'internal_docs' | 'customer_docs' | 'liquidation_images') =>
    mayEdit && <FilesEdit campaignId={campaign.id} field={field} />;
  const { internal_docs, customer_docs, liquidation_images: pictures } = campaign;
  return (
    <>
      <Section title={translate('campaignDetail.facts')}>
        <CampaignFacts campaign={campaign} />
      </Section>
      {part(
        'description',
        campaign.description ? (
          <RichTextField record={campaign} source="description" className={styles.rich} />
        ) : (
          <p className={styles.muted}>–</p>
        ),
      )}
      {part('keywords', <Tags words={campaign.keywords} wrap />)}
      {internal_docs &&
        part(
          'internal_docs',
          <Documents campaignId={campaign.id} field="internal_docs" files={internal_docs} />,
          edit('internal_docs'),
        )}
      {part(
        'customer_docs',
        <Documents campaignId={campaign.id} field="customer_docs" files={customer_docs} />,
        edit('customer_docs'),
      )}
      {part(
        'liquidation_images',
        pictures.length > 0 ? (
          <Gallery urls={pictures} title={translate('campaigns.field.liquidation_images')} />
        ) : (
          <p className={styles.muted}>{translate('campaignDetail.no_pictures')}</p>
        ),
        edit('liquidation_images'),
      )}
    </>
  );
}
