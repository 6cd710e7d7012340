import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useContext, useEffect, useMemo, useState } from 'react';
import { CoreAdminContext, CoreAdminRoutes, CustomRoutes, type I18nProvider, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { endpoints } from '../domain/endpoints';
import { routes } from '../domain/routes';
import { authProvider } from '../providers/authProvider';
import { addCalls } from '../providers/calls';
import { dataProvider } from '../providers/dataProvider';
import { createI18nProvider } from '../providers/i18nProvider';
import { personalStore } from '../providers/personalStore';
import { createQueryClient } from '../providers/queryClient';
import { getAccount } from '../providers/session';
import { AccountProvider } from '../ui/console/access/AccountProvider';
import { theme } from '../ui/console/theme';
import { LateCode, late } from '../ui/plain/late';
import { styleNonce } from '../ui/plain/styleNonce';
import { CatalogueContext } from './catalogueContext';
import { Layout } from './layout/Layout';
import { ShellOutline } from './layout/ShellOutline';
import { Page } from './Page';
import { pageNames } from './pages';
import { NotFound } from './pages/NotFound';
import { PageSkeleton } from './pages/PageSkeleton';
import { ProofPlace } from './proof/ProofPlace';
import { resources } from './resources';
import { SecondFactorFirst } from './SecondFactorFirst';

addCalls(endpoints);

/** MUI writes its styles at run time, in elements that carry the nonce of the page. */
const styleCache = createCache({ key: 'css', nonce: styleNonce() });

const Notification = late(() => import('./layout/notices').then((module) => ({ default: module.Notification })));

// Made once: react-admin registers resources anew whenever it is handed others. Its own addresses lead nowhere.
const pagesAndResources = [
  ...resources.map((resource) => (
    <Resource key={resource.name} {...resource}>
      <Route path="*" element={<NotFound />} />
    </Resource>
  )),
  <CustomRoutes key="pages">
    {pageNames.map((name) => (
      <Route key={name} path={routes[name].path} caseSensitive element={<Page name={name} />} />
    ))}
  </CustomRoutes>,
];

/** The console for people signed in. The router and its language prefix stand above (Root). */
export function App() {
  const catalogue = useContext(CatalogueContext);
  const [i18nProvider, setI18nProvider] = useState<I18nProvider>();
  const [{ queryClient, stop }] = useState(createQueryClient);
  const store = useMemo(() => personalStore(getAccount()?.me.id ?? ''), []);
  useEffect(() => stop, [stop]);

  useEffect(() => {
    if (catalogue?.part !== 'whole') return;
    let current = true;
    void createI18nProvider(catalogue.locale, catalogue.words, catalogue.base).then((provider) => {
      if (current) setI18nProvider(provider);
    });
    return () => {
      current = false;
    };
  }, [catalogue]);

  if (!i18nProvider) return <ShellOutline />;
  return (
    <CacheProvider value={styleCache}>
      <CoreAdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
      >
        <ThemeProvider theme={theme}>
          <AccountProvider>
            <SecondFactorFirst>
              <CoreAdminRoutes layout={Layout} catchAll={NotFound} accessDenied={NotFound} loading={PageSkeleton}>
                {pagesAndResources}
              </CoreAdminRoutes>
            </SecondFactorFirst>
            <ProofPlace />
          </AccountProvider>
          <LateCode>
            <Notification />
          </LateCode>
        </ThemeProvider>
      </CoreAdminContext>
    </CacheProvider>
  );
}
