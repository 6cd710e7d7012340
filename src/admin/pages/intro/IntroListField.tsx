import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Field } from '../../../ui/console/form/Field';
import { useField } from '../../../ui/console/form/useField';
import { LateCode, late } from '../../../ui/plain/late';
import styles from './intro.module.css';
import type { IntroList } from './introFields';
import type { ListRow } from './listColumns';

const IntroListDialog = late(() => import('./IntroListDialog').then((module) => ({ default: module.IntroListDialog })));

interface IntroListFieldProps {
  source: string;
  /** Already translated. */
  label: string;
  of: IntroList;
}

/** A list of the page: how many it has and what they are called; edited in a table. */
export function IntroListField({ source, label, of }: IntroListFieldProps) {
  const translate = useTranslate();
  const show = (value: unknown) => namesOf(value as ListRow[]).join(', ') || String((value as ListRow[]).length);
  const { id, fault, value, onChange } = useField({ source, label }, show);
  const [open, setOpen] = useState(false);
  const rows = (Array.isArray(value) ? value : []) as ListRow[];
  const names = namesOf(rows);
  return (
    <Field id={id} label={label} fault={fault} group>
      <div className={styles.list}>
        <span>
          {translate('introPage.list.count', { count: rows.length })}
          {names.length > 0 && <span className={styles.names}>{names.join(' · ')}</span>}
        </span>
        <Button
          variant="outlined"
          size="small"
          aria-label={translate('introPage.list.edit_of', { name: label })}
          onClick={() => setOpen(true)}
        >
          {translate('introPage.list.edit')}
        </Button>
      </div>
      {open && (
        <LateCode>
          <IntroListDialog
            title={label}
            of={of}
            rows={rows}
            onDone={(changed) => {
              onChange(changed);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </LateCode>
      )}
    </Field>
  );
}

const namesOf = (rows: readonly ListRow[]) => rows.flatMap(({ title, name }) => title || name || []);
