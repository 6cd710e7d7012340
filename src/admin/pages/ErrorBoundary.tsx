import { Component, type ReactNode } from 'react';
import { CrashedPage } from './CrashedPage';

/** Keeps a page's failure to the page: menu and top bar go on working. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failure: { error: unknown } | null }> {
  override state = { failure: null as { error: unknown } | null };

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } };
  }

  override render(): ReactNode {
    return this.state.failure ? <CrashedPage error={this.state.failure.error} /> : this.props.children;
  }
}
