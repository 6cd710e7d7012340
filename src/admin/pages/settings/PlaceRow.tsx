import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useEdited } from '../../../ui/console/edit/useEdited';
import { NameForm } from './NameForm';
import styles from './places.module.css';
import { RemovePlaceDialog } from './RemovePlaceDialog';
import { type Place, type PlaceKind, usePlaceActions } from './usePlaces';

interface PlaceRowProps {
  kind: PlaceKind;
  place: Place;
  /** How much hangs on it. */
  facts: ReactNode;
  /** Why it cannot be deleted now, as an error code; null where nothing hangs on it. */
  held: string | null;
  selected?: boolean;
  onSelect?: () => void;
}

/** A department or a studio: its name, changed in place, and what hangs on it. */
export function PlaceRow({ kind, place, facts, held, selected = false, onSelect }: PlaceRowProps) {
  const translate = useTranslate();
  const { mayRename, mayRemove, remove } = usePlaceActions(kind);
  const editButton = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);

  const close = () => {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  };

  if (editing) {
    return (
      <li className={styles.row}>
        <Renaming kind={kind} place={place} onClose={close} />
      </li>
    );
  }
  return (
    <li className={selected ? `${styles.row} ${styles.selected}` : styles.row}>
      {onSelect ? (
        <button type="button" className={styles.name} aria-current={selected} onClick={onSelect}>
          {place.name}
        </button>
      ) : (
        <span className={styles.name}>{place.name}</span>
      )}
      <span className={styles.facts}>{facts}</span>
      <span className={styles.tools}>
        {mayRename && (
          <IconButton
            ref={editButton}
            size="small"
            aria-label={translate('settings.place.rename', { name: place.name })}
            onClick={() => setEditing(true)}
          >
            <EditIcon sx={{ fontSize: 16 }} />
          </IconButton>
        )}
        {mayRemove && (
          <IconButton
            size="small"
            aria-label={translate('settings.place.remove', { name: place.name })}
            onClick={() => setRemoving(true)}
          >
            <DeleteIcon sx={{ fontSize: 16 }} />
          </IconButton>
        )}
      </span>
      {removing && (
        <RemovePlaceDialog
          place={place}
          held={held}
          onRemove={() => remove(place)}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}

function Renaming({ kind, place, onClose }: Pick<PlaceRowProps, 'kind' | 'place'> & { onClose: () => void }) {
  const translate = useTranslate();
  const { rename, read } = usePlaceActions(kind);
  const { form } = useEdited(place, {
    toForm: ({ name }) => ({ name }),
    changed: ({ name }) => ({ name }),
    write: (base, { name }) => rename(base, name),
    read: () => read(place),
  });
  return (
    <NameForm
      label={translate(`settings.place.${kind}_name`)}
      name={String(form.defaultValues.name)}
      conflict={form.conflict}
      onSave={async (name) => {
        await form.onSubmit({ name });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
