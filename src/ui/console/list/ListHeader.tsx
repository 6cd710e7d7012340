import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { PageHeader } from '../record/PageHeader';

interface ListHeaderProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
}

/** The page header of a list: its count comes from the list itself. */
export function ListHeader(props: ListHeaderProps) {
  const { total, meta } = useListContext();
  return <PageHeader {...props} count={total} estimated={meta?.estimated === true} />;
}
