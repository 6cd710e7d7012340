import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { textLimits } from '../../../domain/limits';
import { ApiError } from '../../../providers/http';
import { nameFault } from './nameFault';
import styles from './places.module.css';

interface NameFormProps {
  /** Already translated. */
  label: string;
  /** The present name; absent for something new. */
  name?: string;
  /** Called with a name that is another than the present one; may refuse. @throws ApiError */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** A name typed in its row: Enter saves, Esc leaves it as it was; what is wrong stands under it. */
export function NameForm({ label, name = '', onSave, onClose }: NameFormProps) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(name);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => input.current?.select(), []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (busy) return;
    if (wanted === name && name) return onClose();
    const found = nameFault(wanted);
    setFault(found);
    if (found) return;
    setBusy(true);
    try {
      await onSave(wanted);
      // Something new may follow something new; the form of a rename is gone by now.
      setText('');
    } catch (error) {
      setFault(error instanceof ApiError ? (error.errors?.[0]?.message ?? error.code) : 'unknown');
    }
    setBusy(false);
    input.current?.focus();
  };

  return (
    <form className={styles.nameForm} onSubmit={(event) => void save(event)}>
      <div className={styles.nameLine}>
        <input
          ref={input}
          value={text}
          aria-label={label}
          placeholder={label}
          aria-invalid={fault !== null}
          aria-describedby={`${id}note`}
          maxLength={textLimits.name + 1}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
        />
        <IconButton type="submit" color="primary" aria-label={translate('settings.place.save')} aria-disabled={busy}>
          <CheckIcon sx={{ fontSize: 18 }} />
        </IconButton>
        <IconButton aria-label={translate('settings.place.cancel')} onClick={onClose}>
          <CloseIcon sx={{ fontSize: 18 }} />
        </IconButton>
      </div>
      <p id={`${id}note`} className={fault ? styles.fault : styles.note} aria-live="polite">
        {translate(fault ? `error.${fault}` : 'settings.place.keys')}
      </p>
    </form>
  );
}
