import { useTranslate } from 'react-admin';
import styles from './gallery.module.css';
import { LightboxFrame } from './LightboxFrame';

interface LightboxProps {
  urls: readonly string[];
  title: string;
  at: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

const paper = { sx: { m: { xs: 2, sm: 8 }, maxWidth: '100%' } };

/** One picture as large as the window lets it be. */
export function Lightbox({ urls, title, at, onMove, onClose }: LightboxProps) {
  const translate = useTranslate();
  const names = { previous: translate('gallery.previous'), next: translate('gallery.next') };
  const name = translate('gallery.picture', { number: at + 1, total: urls.length, title });
  return (
    <LightboxFrame
      title={title}
      at={at}
      total={urls.length}
      names={names}
      paper={paper}
      onMove={onMove}
      onClose={onClose}
    >
      <img className={styles.large} src={urls[at]} alt={name} />
    </LightboxFrame>
  );
}
