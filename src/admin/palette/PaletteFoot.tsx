import { useTranslate } from 'react-admin';
import { Key, Keys } from '../../ui/console/keys/Keys';
import styles from './palette.module.css';

/** Which keys do what; `tags` where hashtags can be asked for. */
export function PaletteFoot({ tags }: { tags: boolean }) {
  const translate = useTranslate();
  return (
    <p className={styles.foot}>
      <span>
        <Keys name="previous_entry" />
        <Keys name="next_entry" /> {translate('palette.keys.move')}
      </span>
      <span>
        <Keys name="choose_entry" /> {translate('palette.keys.open')}
      </span>
      <span>
        <Key>Esc</Key> {translate('palette.keys.close')}
      </span>
      {tags && (
        <span className={styles.tags}>
          <Key>#</Key> {translate('palette.keys.tag')}
        </span>
      )}
    </p>
  );
}
