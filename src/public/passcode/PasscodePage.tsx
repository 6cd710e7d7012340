import { apiBase, endpoints } from '../../domain/endpoints';
import type { PublicPage } from '../../domain/publicSite/pages';
import { linkedReportPath } from '../../domain/publicSite/paths';
import { Island } from '../Island';
import { usePage } from '../pageContext';
import { Shell } from '../shell/Shell';
import { wordsOfIsland } from '../words';
import { PasscodeForm } from './PasscodeForm';

type PasscodePageProps = Extract<PublicPage, { page: 'passcode' }>;

/** A report behind a passcode: asks for it. */
export function PasscodePage({ token }: PasscodePageProps) {
  const { language, say } = usePage();
  const call = apiBase + endpoints.linkedReportOpen.path.replace('{token}', encodeURIComponent(token));
  return (
    <Shell pathIn={(other) => linkedReportPath(token, other)} narrow>
      <h1>{say('publicSite.passcode.title')}</h1>
      <p className="lead">{say('publicSite.passcode.text')}</p>
      <noscript>
        <p className="lead">{say('publicSite.passcode.needs_script')}</p>
      </noscript>
      <Island name="passcode" component={PasscodeForm} props={{ call, words: wordsOfIsland(language, 'passcode') }} />
    </Shell>
  );
}
