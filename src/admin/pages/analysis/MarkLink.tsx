import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mayOpen } from '../../../domain/routes';
import { useAccess } from '../../../ui/console/access/useAccess';
import type { ListLink } from './listLinks';

/** The address behind a mark, for those who may open the page there. */
export function useReachable(): (link: ListLink | null | undefined) => string | undefined {
  const access = useAccess();
  return (link) => (link && mayOpen(link.page, access) ? link.to : undefined);
}

interface MarkLinkProps {
  link: ListLink | null | undefined;
  className?: string | undefined;
  style?: CSSProperties;
  title?: string;
  /** What the link is called, where its text alone does not say enough. */
  label?: string;
  /** Another way to the same place is reached by keyboard. */
  isPointed?: boolean;
  children?: ReactNode;
}

/** A mark that leads to what it counts; the mark alone for those who may not open that. */
export function MarkLink({ link, label, isPointed = false, children, ...look }: MarkLinkProps) {
  const to = useReachable()(link);
  if (!to) return <span {...look}>{children}</span>;
  return (
    <Link to={to} {...look} {...(label && { 'aria-label': label })} {...(isPointed && { tabIndex: -1 })}>
      {children}
    </Link>
  );
}
