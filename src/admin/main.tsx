import '@fontsource-variable/inter/wght.css';
import '../ui/plain/tokens.css';
import '../ui/console/base.css';
import '../ui/console/print.css';
import { createRoot } from 'react-dom/client';
import { watchChunks } from '../providers/chunks';
import { reportError, watchErrors } from '../providers/errorReports';
import { followLanguages } from '../providers/languages';
import { getSession } from '../providers/session';
import { loadLogin } from './auth/authPages';
import { Root } from './Root';
import { followTheme } from './theme';

followTheme();
followLanguages();
watchChunks();
watchErrors(import.meta.url);
if (!getSession()) void loadLogin();
const container = document.getElementById('root');
if (container) {
  const root = createRoot(container, {
    // What a boundary catches would reach neither the window nor its console.
    onCaughtError: (error, { componentStack }) => {
      void reportError(error, componentStack);
      window.reportError(error);
    },
  });
  root.render(<Root />);
}
