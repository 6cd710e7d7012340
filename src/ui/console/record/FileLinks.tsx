import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import type { FileRef } from '../../../domain/campaigns/types';
import { formatSize } from '../../../domain/format';
import { useLanguage } from '../../plain/language';
import styles from '../form/files.module.css';

/** Documents to download, by links that are good for minutes. */
export function FileLinks({ files }: { files: readonly FileRef[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.documents}>
      {files.map((file) => (
        <li key={file.id}>
          <DocumentIcon sx={{ fontSize: 18 }} />
          <a href={file.url} target="_blank" rel="noopener noreferrer">
            {file.file_name}
          </a>
          <span className={styles.size}>{formatSize(file.size, language)}</span>
        </li>
      ))}
    </ul>
  );
}
