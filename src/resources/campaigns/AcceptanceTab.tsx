import { useTranslate } from 'react-admin';
import type { CampaignDetail } from '../../domain/campaigns/types';
import { EmptyState } from '../../ui/console/EmptyState';
import { Picture } from '../../ui/plain/Picture';
import styles from './campaign.module.css';
import { Pictures } from './Pictures';
import { PostLink } from './PostLink';

function Links({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <ul className={styles.list}>
      {urls.map((url) => (
        <li key={url}>
          <PostLink url={url} />
        </li>
      ))}
    </ul>
  );
}

/** What was accepted of each SOW, with its pictures and addresses, and the other documents. */
export function AcceptanceTab({ campaign }: { campaign: CampaignDetail }) {
  const translate = useTranslate();
  const { campaignAcceptances: acceptances, otherDoc } = campaign;
  const others = otherDoc.images.length + otherDoc.url_posts.length > 0;
  if (acceptances.length === 0 && !others) return <EmptyState title={translate('campaigns.acceptance.empty')} />;
  return (
    <>
      {acceptances.map((acceptance) => (
        <article key={acceptance.id} className={styles.acceptance}>
          <div>
            <h3>{acceptance.title}</h3>
            <div className={styles.line}>
              <Picture src={acceptance.kol.avatar} name={acceptance.kol.stage_name} width={20} shape="circle" />
              {acceptance.kol.stage_name} · {translate(`campaigns.acceptance.type.${acceptance.post_type}`)}
            </div>
          </div>
          <Pictures urls={acceptance.images} title={acceptance.title} />
          <Links urls={acceptance.url_posts} />
        </article>
      ))}
      {others && (
        <article className={styles.acceptance}>
          <h3>{translate('campaigns.acceptance.other')}</h3>
          <Pictures urls={otherDoc.images} title={translate('campaigns.acceptance.other')} />
          <Links urls={otherDoc.url_posts} />
        </article>
      )}
    </>
  );
}
