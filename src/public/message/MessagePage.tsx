import type { PublicPage } from '../../domain/publicSite/pages';
import { homePath } from '../../domain/publicSite/paths';
import { usePage } from '../pageContext';
import { Shell } from '../shell/Shell';

type MessagePageProps = Extract<PublicPage, { page: 'nowhere' | 'not_found' | 'failed' }>;

/** There is no such page, or it could not be made: what happened, and what to do. */
export function MessagePage(page: MessagePageProps) {
  const { language, say } = usePage();
  return (
    <Shell pathIn={(other) => `?lang=${other}`} narrow>
      <h1>{say(`publicSite.${page.page}.title`)}</h1>
      <p className="lead">{say(`publicSite.${page.page}.text`)}</p>
      {page.page === 'nowhere' && (
        <p className="lead">
          <a href={homePath(language)}>{say('publicSite.nowhere.home')}</a>
        </p>
      )}
      {page.page === 'failed' && (
        <p className="lead">
          {say('common.request_id')}: <code>{page.request_id}</code>
        </p>
      )}
    </Shell>
  );
}
