import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AccessMap } from '../../domain/access';
import { mayOpen } from '../../domain/routes';
import { useAccess } from '../../ui/console/access/useAccess';
import { Keys } from '../../ui/console/keys/Keys';
import { type KeyPlace, keyPlaces, placePages, type ShortcutName, shortcuts } from '../../ui/console/keys/shortcuts';
import { scrollable } from '../../ui/plain/scrollable';
import styles from './keysDialog.module.css';

const names = Object.keys(shortcuts) as ShortcutName[];

/** Every key that does something for this person, by where it does it. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const access = useAccess();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <header className={styles.head}>
        <h2 id={id}>{translate('keys.title')}</h2>
        <IconButton size="small" aria-label={translate('ra.action.close')} onClick={onClose} autoFocus>
          <CloseIcon fontSize="small" />
        </IconButton>
      </header>
      <div className={styles.places} {...scrollable}>
        {keyPlaces
          .filter((place) => isOpen(place, access))
          .map((place) => (
            <section key={place} aria-labelledby={`${id}${place}`}>
              <h3 id={`${id}${place}`}>{translate(`keys.place.${place}`)}</h3>
              <dl>
                {keysOf(place, access).map((name) => (
                  <div key={name}>
                    <dt>{translate(`keys.does.${name}`)}</dt>
                    <dd>
                      <Keys name={name} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
    </Dialog>
  );
}

function isOpen(place: KeyPlace, access: AccessMap): boolean {
  return placePages[place]?.some((page) => mayOpen(page, access)) ?? true;
}

function keysOf(place: KeyPlace, access: AccessMap): ShortcutName[] {
  return names.filter((name) => {
    const shortcut = shortcuts[name];
    return shortcut.place === place && (!('page' in shortcut) || mayOpen(shortcut.page, access));
  });
}
