import styles from '../../ui/console/record/WebLink.module.css';

/** A post's address, opened in a new tab; http(s) only. */
export function PostLink({ url, text }: { url: string; text?: string | null }) {
  const shown = text || url.replace(/^https?:\/\/(www\.)?/, '');
  if (!/^https?:\/\//i.test(url)) return <span>{shown}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {shown}
    </a>
  );
}
