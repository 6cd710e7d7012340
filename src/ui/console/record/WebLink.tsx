import styles from './WebLink.module.css';

/** A web address opened in a new tab; http(s) only, anything else stays text. */
export function WebLink({ url }: { url: string }) {
  const shown = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  if (!/^https?:\/\//i.test(url)) return <>{shown}</>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {shown}
    </a>
  );
}
