import './fonts.css';
import '../../ui/plain/tokens.css';
import './theme.css';
import './base.css';
import type { ReactNode } from 'react';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import { Cart } from '../cart/Cart';
import { usePage } from '../pageContext';
import { Footer } from './Footer';
import { Header } from './Header';

interface ShellProps {
  /** Where this page stands in another language. */
  pathIn: (language: BuiltInLanguage) => string;
  /** A page in the manner of a form, no wider than a text. */
  narrow?: boolean;
  /** Whether the cart stands in the head; not where the page itself shows what is in it. */
  cart?: boolean;
  children: ReactNode;
}

/** What every page of the public site stands in. */
export function Shell({ pathIn, narrow = false, cart = true, children }: ShellProps) {
  const { say } = usePage();
  return (
    <>
      <a className="skip" href="#content">
        {say('publicSite.skip')}
      </a>
      <Header pathIn={pathIn}>{cart && <Cart />}</Header>
      <main id="content" tabIndex={-1} className={narrow ? 'narrow' : undefined}>
        {children}
      </main>
      <Footer />
    </>
  );
}
