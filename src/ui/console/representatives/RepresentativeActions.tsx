import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Representative } from '../../../domain/representatives/types';
import { pathTo } from '../../../domain/routes';
import { LateCode, late } from '../../plain/late';
import styles from './representatives.module.css';
import { placesOf } from './represented';

const EndDialog = late(() => import('./EndDialog').then((module) => ({ default: module.EndDialog })));

interface RepresentativeActionsProps {
  person: Representative;
  /** The customer or brand, by name. */
  company: string;
  mayChange: boolean;
  mayEnd: boolean;
}

/** What can be done about one representative, at the end of the row. */
export function RepresentativeActions({ person, company, mayChange, mayEnd }: RepresentativeActionsProps) {
  const translate = useTranslate();
  const [ending, setEnding] = useState(false);
  const { id, fullname: name, type, objectId } = person;
  const edit = translate('representatives.edit.action', { name });
  const end = translate('representatives.end.action', { name });
  return (
    <span className={styles.actions}>
      {mayChange && (
        <IconButton
          size="small"
          aria-label={edit}
          title={edit}
          component={Link}
          to={pathTo(placesOf[type].edit, { id: objectId, representativeId: id })}
        >
          <EditIcon sx={{ fontSize: 18 }} />
        </IconButton>
      )}
      {mayEnd && (
        <IconButton size="small" aria-label={end} title={end} onClick={() => setEnding(true)}>
          <DeleteIcon sx={{ fontSize: 18 }} />
        </IconButton>
      )}
      {ending && (
        <LateCode>
          <EndDialog person={person} company={company} onClose={() => setEnding(false)} />
        </LateCode>
      )}
    </span>
  );
}
