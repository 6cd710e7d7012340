import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { ListContextProvider, useList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { can } from '../../../domain/access';
import type { RepresentedType } from '../../../domain/representatives/schema';
import type { Representative } from '../../../domain/representatives/types';
import { pathTo } from '../../../domain/routes';
import { getAccessMap } from '../../../providers/session';
import { ListTable } from '../list/ListTable';
import { EmptyState } from '../state/EmptyState';
import { representativeColumns } from './representativeColumns';
import styles from './representatives.module.css';
import { type Company, placesOf } from './represented';

interface RepresentativeTabProps {
  type: RepresentedType;
  company: Company;
  representatives: Representative[];
}

/** Who stands for a customer or brand (spec 1 §2 Customer detail). */
export function RepresentativeTab({ type, company, representatives }: RepresentativeTabProps) {
  const translate = useTranslate();
  const access = getAccessMap();
  const list = useList({ data: representatives });
  const mayChange = can(access, 'customer_management', 'u_representative');
  const mayEnd = can(access, 'customer_management', 'd_representative');
  const columns = useMemo(
    () => representativeColumns({ company: company.name, mayChange, mayEnd }),
    [company.name, mayChange, mayEnd],
  );
  // Nobody is let in for what was rejected: the server refuses it.
  const add = company.status !== 'reject' && can(access, 'customer_management', 'c_representative') && (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={Link}
      to={pathTo(placesOf[type].create, { id: company.id })}
    >
      {translate('representatives.add.action')}
    </Button>
  );
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
