import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FileRef } from '../../../domain/campaigns/types';
import { formatNumber } from '../../../domain/format';
import { errorText } from '../../../ui/console/state/errorText';
import { useLanguage } from '../../../ui/plain/language';
import styles from './detail.module.css';
import { type DocumentField, openDocument } from './openDocument';

interface DocumentsProps {
  campaignId: string;
  field: DocumentField;
  files: readonly FileRef[];
}

/** Documents of a campaign; a click always works, however long ago the page was opened. */
export function Documents({ campaignId, field, files }: DocumentsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLanguage();
  const [busy, setBusy] = useState<string | null>(null);
  const open = async (file: FileRef) => {
    setBusy(file.id);
    try {
      await openDocument(campaignId, field, file);
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
    } finally {
      setBusy(null);
    }
  };
  if (files.length === 0) return <p className={styles.muted}>{translate('campaignDetail.documents.none')}</p>;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          <button type="button" disabled={busy === file.id} onClick={() => void open(file)}>
            {file.file_name}
          </button>
          <span>{formatNumber(Math.ceil(file.size / 1024), language)} KB</span>
        </li>
      ))}
    </ul>
  );
}
