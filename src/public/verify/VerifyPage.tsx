import { apiBase, endpoints } from '../../domain/endpoints';
import type { PublicPage } from '../../domain/publicSite/pages';
import { verifyPath } from '../../domain/publicSite/paths';
import { Island } from '../Island';
import { usePage } from '../pageContext';
import { Shell } from '../shell/Shell';
import { wordsOfIsland } from '../words';
import { VerifyTool } from './VerifyTool';

type VerifyPageProps = Extract<PublicPage, { page: 'verify' }>;

/** Proves a report to be ours: by its file, or by the number and code printed in it. */
export function VerifyPage({ number, code, outcome }: VerifyPageProps) {
  const { language, say } = usePage();
  return (
    <Shell pathIn={(other) => verifyPath(other, { number, code })} narrow>
      <h1>{say('publicSite.verify.title')}</h1>
      <p className="lead">{say('publicSite.verify.text')}</p>
      <noscript>
        <p className="lead">{say('publicSite.verify.needs_script')}</p>
      </noscript>
      <Island
        name="verify"
        component={VerifyTool}
        props={{
          calls: { number: apiBase + endpoints.verifyNumber.path, file: apiBase + endpoints.verifyHash.path },
          page: verifyPath(language),
          asked: { number, code },
          outcome,
          words: wordsOfIsland(language, 'verify'),
        }}
      />
    </Shell>
  );
}
