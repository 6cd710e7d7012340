import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Translate } from '../domain/locales/translator';
import type { DrawnPage, DrawPage, PublicPage } from '../domain/publicSite/pages';
import { contactPath, homePath, kolsPath, policyPath, requestPath, verifyPath } from '../domain/publicSite/paths';
import { descriptionOf, sharePath, type TitledPage } from '../domain/publicSite/sharePicture';
import { ContactPage } from './contact/ContactPage';
import { dataScript } from './found/dataScript';
import { kolFacts } from './found/kolFacts';
import { siteFacts } from './found/siteFacts';
import { HomePage } from './home/HomePage';
import { IslandContext } from './Island';
import { islandSources } from './islandSources';
import type { IslandName } from './islands';
import { describeKol, pathOfKol } from './kols/describeKol';
import { KolPage } from './kols/KolPage';
import { KolsPage } from './kols/KolsPage';
import { MessagePage } from './message/MessagePage';
import { PageContext } from './pageContext';
import { PasscodePage } from './passcode/PasscodePage';
import { PolicyPage } from './policy/PolicyPage';
import { ReportPage } from './report/ReportPage';
import { RequestPage } from './request/RequestPage';
import { type Found, Head } from './shell/Head';
import { VerifyPage } from './verify/VerifyPage';
import { words } from './words';

interface View {
  title: string;
  /** What search engines may list and others may show of it; null where it is nobody's to find. */
  found: Found | null;
  source: string;
  content: ReactNode;
}

function viewOf(page: PublicPage): View {
  const say = words[page.language];
  switch (page.page) {
    case 'home': {
      const { title, subtitle } = page.intro.intro_page;
      const site = {
        frame: page.frame,
        product: say('common.product'),
        description: subtitle,
        language: page.language,
      };
      const found = {
        description: subtitle,
        pathIn: homePath,
        picture: sharePath(page, say),
        factsAt: (home: string) => siteFacts({ ...site, home }),
      };
      return {
        title: title || say('common.product'),
        found,
        source: 'home/HomePage.tsx',
        content: <HomePage {...page} />,
      };
    }
    case 'report': {
      const title = `${say('reportDocument.title')}: ${page.report.campaign.name}`;
      return { title, found: null, source: 'report/ReportPage.tsx', content: <ReportPage {...page} /> };
    }
    case 'passcode': {
      const title = say('publicSite.passcode.title');
      return { title, found: null, source: 'passcode/PasscodePage.tsx', content: <PasscodePage {...page} /> };
    }
    case 'verify': {
      const title = say('publicSite.verify.title');
      const found = titled(page, verifyPath, say);
      return { title, found, source: 'verify/VerifyPage.tsx', content: <VerifyPage {...page} /> };
    }
    case 'kols': {
      const title = say('publicSite.kols.title');
      const found = titled(page, kolsPath, say);
      return { title, found, source: 'kols/KolsPage.tsx', content: <KolsPage {...page} /> };
    }
    case 'kol': {
      const title = page.kol.stage_name;
      const { kol, language } = page;
      const names = { site: say('publicSite.frame.to_home'), kols: say('publicSite.kols.title') };
      const found = {
        description: describeKol(kol, language, say),
        pathIn: pathOfKol(kol.id),
        picture: sharePath(page, say),
        type: 'profile' as const,
        factsAt: (home: string) => kolFacts({ kol, language, names, home }),
      };
      return { title, found, source: 'kols/KolPage.tsx', content: <KolPage {...page} /> };
    }
    case 'request': {
      const title = say('publicSite.request.title');
      const found = titled(page, requestPath, say);
      return { title, found, source: 'request/RequestPage.tsx', content: <RequestPage {...page} /> };
    }
    case 'contact': {
      const title = say('publicSite.contact.title');
      const found = titled(page, contactPath, say);
      return { title, found, source: 'contact/ContactPage.tsx', content: <ContactPage {...page} /> };
    }
    case 'policy': {
      const title = say('publicSite.policy.title');
      const found = titled(page, policyPath, say);
      return { title, found, source: 'policy/PolicyPage.tsx', content: <PolicyPage {...page} /> };
    }
    case 'nowhere':
    case 'not_found':
    case 'failed': {
      const title = say(`publicSite.${page.page}.title`);
      return { title, found: null, source: 'message/MessagePage.tsx', content: <MessagePage {...page} /> };
    }
  }
}

function titled(page: Extract<PublicPage, { page: TitledPage }>, pathIn: Found['pathIn'], say: Translate): Found {
  return { description: descriptionOf(page.page, say), pathIn, picture: sharePath(page, say) };
}

/** Draws a page as HTML; its islands apart, so that the browser can take each of them over. */
export const drawPage: DrawPage = (page, home): DrawnPage => {
  const say = words[page.language];
  const { title, found, source, content } = viewOf(page);
  const names = new Set<IslandName>();
  const drawIsland = (name: IslandName, element: ReactElement) => {
    // The cart comes when there is something in it: see `awakenCart`.
    if (name !== 'cart') names.add(name);
    return renderToString(element);
  };
  const isEdited = page.page === 'home' && Boolean(page.editing);
  const body = renderToStaticMarkup(
    <IslandContext value={drawIsland}>
      <PageContext value={{ language: page.language, say, frame: page.frame, isEdited }}>{content}</PageContext>
    </IslandContext>,
  );
  const head = renderToStaticMarkup(<Head {...{ title, found, home, language: page.language, say }} />);
  const data = dataScript(found?.factsAt?.(home) ?? []);
  return { head: head + data, body, source, islands: [...names].map((name) => islandSources[name]) };
};
