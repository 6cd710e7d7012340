import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { viewLimits } from '../../../providers/savedViews';
import bar from '../list/FilterBar.module.css';
import styles from './views.module.css';

interface SaveViewProps {
  /** There is nothing to save. */
  disabled: boolean;
  taken: readonly string[];
  onSave: (name: string) => void;
}

/** Gives the list as it stands a name; a taken one is replaced, and says so. */
export function SaveView({ disabled, taken, onSave }: SaveViewProps) {
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
        {translate(taken.includes(wanted) ? 'lists.views.replace' : 'lists.views.save')}
      </Button>
    </form>
  );
}
