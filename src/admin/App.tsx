import { ThemeProvider } from '@mui/material/styles';
import { useContext, useEffect, useState } from 'react';
import {
  CoreAdminContext,
  type I18nProvider,
  localStorageStore,
  Notification,
  ResourceDefinitionContextProvider,
} from 'react-admin';
import { endpoints } from '../domain/endpoints';
import { authProvider } from '../providers/authProvider';
import { addCalls } from '../providers/calls';
import { dataProvider } from '../providers/dataProvider';
import { createI18nProvider } from '../providers/i18nProvider';
import { theme } from '../ui/console/theme';
import { CatalogueContext } from './catalogueContext';
import { Layout } from './layout/Layout';
import { PageRoutes } from './PageRoutes';
import { resourceDefinitions } from './resources';

addCalls(endpoints);
const store = localStorageStore('1', 'console');

/** The console for people signed in. The router and its language prefix stand above (Root). */
export function App() {
  const catalogue = useContext(CatalogueContext);
  const [i18nProvider, setI18nProvider] = useState<I18nProvider>();

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

  if (!i18nProvider) return null;
  return (
    <CoreAdminContext authProvider={authProvider} dataProvider={dataProvider} i18nProvider={i18nProvider} store={store}>
      <ThemeProvider theme={theme}>
        <ResourceDefinitionContextProvider definitions={resourceDefinitions}>
          <Layout>
            <PageRoutes />
          </Layout>
          <Notification />
        </ResourceDefinitionContextProvider>
      </ThemeProvider>
    </CoreAdminContext>
  );
}
