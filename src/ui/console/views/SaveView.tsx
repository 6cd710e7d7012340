import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import bar from '../list/FilterBar.module.css';
import { viewLimits } from './savedViews';
import styles from './views.module.css';

interface SaveViewProps {
  /** There is nothing to save. */
  disabled: boolean;
  usedNames: readonly string[];
  onSave: (name: string) => void;
}

/** Gives the list as it stands a name; a used one is replaced, and says so. */
export function SaveView({ disabled, usedNames, onSave }: SaveViewProps) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const wanted = name.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!wanted || disabled) return;
    onSave(wanted);
    setName('');
  };
  if (disabled) return <p className={styles.none}>{translate('lists.views.hint')}</p>;
  return (
    <form className={styles.save} onSubmit={save}>
      <input
        className={bar.entry}
        aria-label={translate('lists.views.name')}
        placeholder={translate('lists.views.name')}
        maxLength={viewLimits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="contained" disabled={!wanted}>
        {translate(usedNames.includes(wanted) ? 'lists.views.replace' : 'lists.views.save')}
      </Button>
    </form>
  );
}
