import { useTranslate } from 'react-admin';
import styles from './palette.module.css';

/** Which keys do what; `tags` where hashtags can be asked for. */
export function PaletteFoot({ tags }: { tags: boolean }) {
  const translate = useTranslate();
  return (
    <p className={styles.foot}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {translate('palette.keys.move')}
      </span>
      <span>
        <kbd>↵</kbd> {translate('palette.keys.open')}
      </span>
      <span>
        <kbd>esc</kbd> {translate('palette.keys.close')}
      </span>
      {tags && (
        <span className={styles.tags}>
          <kbd>#</kbd> {translate('palette.keys.tag')}
        </span>
      )}
    </p>
  );
}
