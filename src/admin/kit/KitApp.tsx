import { ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext, type I18nProvider, memoryStore } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { theme } from '../../ui/console/theme';
import { LanguageContext } from '../../ui/plain/language';
import { Kit } from './Kit';

interface KitAppProps {
  language: 'vi' | 'en';
  i18nProvider: I18nProvider;
}

const store = memoryStore();

/** What the pieces of the kit stand in, with nobody signed in and no server. */
export function KitApp({ language, i18nProvider }: KitAppProps) {
  return (
    <BrowserRouter>
      <CoreAdminContext i18nProvider={i18nProvider} store={store}>
        <ThemeProvider theme={theme}>
          <LanguageContext.Provider value={language}>
            <Kit />
          </LanguageContext.Provider>
        </ThemeProvider>
      </CoreAdminContext>
    </BrowserRouter>
  );
}
