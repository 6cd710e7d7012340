import { getPreference } from '../../providers/preferences';
import unseen from '../../ui/plain/unseen.module.css';
import { useWords } from '../words';
import shell from './Layout.module.css';
import styles from './ShellOutline.module.css';
import bar from './TopBar.module.css';

/** As many as a window shows of the menu and of a list. */
const [links, rows] = ['links', 'rows'].map((name) => Array.from({ length: 12 }, (_, at) => `${name}-${at}`));

/** The shell's own shape while who is signed in, or the console's code, is on its way. */
export function ShellOutline() {
  const translate = useWords();
  const isWide = window.matchMedia('(min-width: 1280px)').matches;
  const isCollapsed = getPreference(isWide ? 'menu' : 'menuNarrow') === 'collapsed';
  return (
    <div className={isCollapsed ? `${shell.shell} ${shell.collapsed}` : shell.shell} aria-busy="true">
      <span role="status" className={unseen.unseen}>
        {translate('common.loading')}
      </span>
      <div className={`${shell.side} ${styles.side}`}>
        {links?.map((link) => (
          <i key={link} className={styles.bone} />
        ))}
      </div>
      <div className={bar.bar}>
        <i className={`${styles.bone} ${styles.crumb}`} />
      </div>
      <div className={`${shell.main} ${styles.page}`}>
        <i className={`${styles.bone} ${styles.title}`} />
        {rows?.map((row) => (
          <div key={row} className={styles.row}>
            <i className={styles.bone} />
            <i className={styles.bone} />
            <i className={styles.bone} />
          </div>
        ))}
      </div>
    </div>
  );
}
