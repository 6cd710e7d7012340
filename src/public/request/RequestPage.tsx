import { apiBase, endpoints } from '../../domain/endpoints';
import type { PublicPage } from '../../domain/publicSite/pages';
import { kolsPath, requestPath } from '../../domain/publicSite/paths';
import { NeedsScript } from '../form/NeedsScript';
import { Island } from '../Island';
import { usePage } from '../pageContext';
import { Shell } from '../shell/Shell';
import { wordsOfForm } from '../words';
import styles from './Request.module.css';
import { RequestWizard } from './RequestWizard';

type RequestPageProps = Extract<PublicPage, { page: 'request' }>;

/** Where a visitor asks for a campaign with the KOLs chosen. */
export function RequestPage({ contact }: RequestPageProps) {
  const { language, say } = usePage();
  const calls = {
    request: apiBase + endpoints.requestCreate.path,
    captcha: apiBase + endpoints.captcha.path,
    kols: apiBase + endpoints.kolList.path,
  };
  const words = wordsOfForm(language, 'request');
  return (
    <Shell pathIn={requestPath} cart={false}>
      <div className={styles.page}>
        <h1>{say('publicSite.request.title')}</h1>
        <NeedsScript contact={contact} />
        <Island
          name="request"
          component={RequestWizard}
          props={{ calls, find: kolsPath(language), contact, language, words }}
        />
      </div>
    </Shell>
  );
}
