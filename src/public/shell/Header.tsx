import type { ReactNode } from 'react';
import { authPages } from '../../domain/auth/pages';
import { prefixOf } from '../../domain/languages/prefix';
import { type BuiltInLanguage, builtInLanguages } from '../../domain/languages/rules';
import { homePath, kolsPath } from '../../domain/publicSite/paths';
import { Opens } from '../Opens';
import { useNamed, usePage } from '../pageContext';
import logo from './logo.svg';
import styles from './Shell.module.css';

const names: Record<BuiltInLanguage, string> = { vi: 'Tiếng Việt', en: 'English' };

interface HeaderProps {
  pathIn: (language: BuiltInLanguage) => string;
  /** What a visitor has chosen. */
  children: ReactNode;
}

/** Whose site it is, its parts, the way into the console, and the same page in the other language. */
export function Header({ pathIn, children }: HeaderProps) {
  const { language, say, frame } = usePage();
  const named = useNamed();
  const home = homePath(language);
  // Login leads people who are signed in on to their first page.
  const login = prefixOf(language) + authPages.login.path;
  return (
    <header className={styles.header}>
      <Opens place="headers.logo" />
      <a href={home} className={styles.product}>
        {frame.headers.logo ? (
          <img
            className={styles.logo}
            src={frame.headers.logo}
            alt={frame.contact_page.company}
            width={135}
            height={38}
          />
        ) : (
          <>
            <img src={logo} alt="" width={30} height={30} />
            {say('common.product')}
          </>
        )}
      </a>
      <nav aria-label={say('publicSite.frame.nav')} className={styles.nav}>
        <a href={home}>{say('publicSite.frame.to_home')}</a>
        <a href={`${home}#features`} {...named('headers.features')}>
          {frame.headers.features}
        </a>
        <a href={`${home}#about`} {...named('headers.about_us')}>
          {frame.headers.about_us}
        </a>
        <a href={kolsPath(language)}>{say('publicSite.frame.kols')}</a>
      </nav>
      <div className={styles.ways}>
        {children}
        <nav aria-label={say('publicSite.languages')} className={styles.languages}>
          {builtInLanguages.map((other) =>
            other === language ? (
              <span key={other} aria-current="true" lang={other}>
                {names[other]}
              </span>
            ) : (
              <a key={other} href={pathIn(other)} hrefLang={other} lang={other}>
                {names[other]}
              </a>
            ),
          )}
        </nav>
        <a href={login} className={styles.login} data-for="visitor">
          {say('publicSite.frame.login')}
        </a>
        <a href={login} className={styles.login} data-for="person" hidden>
          {say('publicSite.frame.dashboard')}
        </a>
      </div>
    </header>
  );
}
