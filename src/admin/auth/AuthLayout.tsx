import { type ReactNode, useEffect, useRef } from 'react';
import logo from '../logo.svg';
import { useWords } from '../words';
import { AuthLanguage } from './AuthLanguage';
import { AuthPitch } from './AuthPitch';
import styles from './layout.module.css';

interface AuthLayoutProps {
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
  /** Above the title: where one is among several steps. */
  steps?: ReactNode;
  /** Below the form: the other ways. */
  footer?: ReactNode;
}

let shown: string | null = null;

/** The pages before signing in: the form at the left, what the product is for at the right. Without react-admin. */
export function AuthLayout({ title, subtitle, children, steps, footer }: AuthLayoutProps) {
  const translate = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${translate('common.product')}`;
    // From page to page and step to step the reading goes on at the new heading.
    if (shown !== null && shown !== title) heading.current?.focus();
    shown = title;
  }, [title, translate]);
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <div className={styles.top}>
          <span className={styles.brand}>
            <img src={logo} alt="" width="28" height="28" />
            {translate('common.product')}
          </span>
          <AuthLanguage />
        </div>
        <div className={styles.middle}>
          {steps}
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.subtitle}>{subtitle}</p>
          {children}
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      </main>
      <AuthPitch />
    </div>
  );
}
