import { useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { IntroPage } from '../../../domain/introPage/types';
import { type BuiltInLanguage, builtInLanguages } from '../../../domain/languages/rules';
import { mayLeave } from '../../../providers/unsaved';
import { useRead } from '../../../ui/console/data/useRead';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { RecordOutline } from '../../../ui/console/record/RecordOutline';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { LateCode, late } from '../../../ui/plain/late';
import { IntroActions } from './IntroActions';
import { IntroStanding } from './IntroStanding';
import styles from './intro.module.css';
import { IntroPictureUrls } from './introPictureUrls';
import { type IntroView, introViews } from './introViews';
import { Pick } from './Pick';

const IntroForm = late(() => import('./IntroForm').then((module) => ({ default: module.IntroForm })));

/** The intro page's editor (spec 1 §2 Intro page editor): one language at a time, as a draft until it is published. */
export function IntroPageEditor() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const lang: BuiltInLanguage = parameters.get('lang') === 'en' ? 'en' : 'vi';
  const view: IntroView = parameters.get('view') === 'page' ? 'page' : 'form';
  const pages = { vi: useDraft('vi'), en: useDraft('en') };
  const { data: page, error, refetch } = pages[lang];
  const other = pages[lang === 'vi' ? 'en' : 'vi'].data;
  const [sent, setSent] = useState<Record<string, string>>({});
  const pictures = useMemo(() => {
    const known = new Map(page?.draft?.pictures.map(({ id, url }) => [id, url]));
    return {
      urlOf: (id: string) => sent[id] ?? known.get(id),
      add: (id: string, url: string) => setSent((before) => ({ ...before, [id]: url })),
    };
  }, [page, sent]);
  const choose = async (chosen: BuiltInLanguage) => {
    if (chosen !== lang && (await mayLeave())) setParameters({ lang: chosen, view });
  };
  return (
    <IntroPictureUrls.Provider value={pictures}>
      <div className={styles.page}>
        <PageHeader
          title={translate('page.intro_page')}
          description={translate('introPage.lead')}
          actions={page && <IntroActions page={page} />}
        />
        <div className={styles.picks}>
          <Pick
            label={translate('introPage.view.label')}
            options={introViews.map((one) => ({ value: one, text: translate(`introPage.view.${one}`) }))}
            value={view}
            onChange={(chosen) => setParameters({ lang, view: chosen }, { replace: true })}
          />
          <Pick
            label={translate('introPage.language')}
            options={builtInLanguages.map((one) => ({ value: one, text: translate(`introPage.languages.${one}`) }))}
            value={lang}
            onChange={(chosen) => void choose(chosen)}
          />
        </div>
        {page && <IntroStanding page={page} other={other} />}
        {Boolean(error) && !page && <ErrorState error={error} onRetry={() => void refetch()} />}
        {page?.lang === lang ? (
          <LateCode fallback={<RecordOutline />}>
            <IntroForm
              key={lang}
              page={page}
              view={view}
              onSaved={() => notify('introPage.saved', { type: 'success' })}
              onCancel={() => navigate('/')}
            />
          </LateCode>
        ) : (
          !error && <RecordOutline />
        )}
      </div>
    </IntroPictureUrls.Provider>
  );
}

const useDraft = (lang: BuiltInLanguage) => useRead<IntroPage>('introPage', { query: { lang, draft: true } });
