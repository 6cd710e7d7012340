import { useMemo } from 'react';
import { ListContextProvider, useList, useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import type { RepresentedType } from '../../../domain/representatives/schema';
import type { Representative } from '../../../domain/representatives/types';
import { useAccess } from '../access/useAccess';
import { ListTable } from '../list/ListTable';
import { EmptyState } from '../state/EmptyState';
import { InviteButton } from './InviteButton';
import { representativeColumns } from './representativeColumns';
import styles from './representatives.module.css';
import type { Company } from './represented';

interface RepresentativeTabProps {
  type: RepresentedType;
  company: Company;
  representatives: Representative[];
}

/** Who stands for a customer or brand (spec 1 §2 Customer detail). */
export function RepresentativeTab({ type, company, representatives }: RepresentativeTabProps) {
  const translate = useTranslate();
  const access = useAccess();
  const list = useList({ data: representatives });
  const mayChange = can(access, 'user_management', 'u_representative');
  const mayEnd = can(access, 'user_management', 'd_representative');
  const columns = useMemo(
    () => representativeColumns({ company: company.name, mayChange, mayEnd }),
    [company.name, mayChange, mayEnd],
  );
  const add = <InviteButton type={type} company={company} />;
  if (representatives.length === 0) {
    return (
      <EmptyState
        title={translate('representatives.empty')}
        hint={translate(`representatives.empty_hint.${type}`)}
        action={add}
      />
    );
  }
  return (
    <ListContextProvider value={list}>
      <div className={styles.head}>
        <p>{translate(`representatives.help.${type}`)}</p>
        {add}
      </div>
      <ListTable<Representative> columns={columns} label="representatives.title" />
    </ListContextProvider>
  );
}
