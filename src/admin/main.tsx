import '@fontsource-variable/inter/wght.css';
import '../ui/plain/tokens.css';
import '../ui/console/base.css';
import { createRoot } from 'react-dom/client';
import { Root } from './Root';
import { followTheme } from './theme';

followTheme();
const container = document.getElementById('root');
if (container) createRoot(container).render(<Root />);
