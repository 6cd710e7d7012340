import { useTranslate } from 'react-admin';
import { Picture } from '../../ui/plain/Picture';
import styles from './campaign.module.css';

/** Pictures as small ones that open whole in a new tab. */
export function Pictures({ urls, title }: { urls: readonly string[]; title: string }) {
  const translate = useTranslate();
  return (
    <div className={styles.pictures}>
      {urls.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noopener noreferrer">
          <Picture
            src={url}
            name={title}
            alt={translate('campaigns.acceptance.picture', { number: index + 1, title })}
            width="100%"
            height="100%"
          />
        </a>
      ))}
    </div>
  );
}
