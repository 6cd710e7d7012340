import '@fontsource-variable/inter/wght.css';
import '../../ui/plain/tokens.css';
import '../../ui/console/base.css';
import '../../ui/console/print.css';
import { createRoot } from 'react-dom/client';
import { catalogues } from '../../domain/locales';
import { createI18nProvider } from '../../providers/i18nProvider';
import { KitApp } from './KitApp';

const asked = new URLSearchParams(window.location.search);
const language = asked.get('lang') === 'en' ? 'en' : 'vi';
document.documentElement.lang = language;
document.documentElement.dataset.theme = asked.get('theme') === 'dark' ? 'dark' : 'light';

const words = catalogues[language];
const i18nProvider = await createI18nProvider(language, words, words);
const container = document.getElementById('root');
if (container) createRoot(container).render(<KitApp language={language} i18nProvider={i18nProvider} />);
