import { Component, type ReactNode } from 'react';
import { CrashedPage } from './CrashedPage';

/** Keeps a page's failure to the page: menu and top bar go on working. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <CrashedPage /> : this.props.children;
  }
}
