import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignView, FileRef } from '../../../domain/campaigns/types';
import { formatSize } from '../../../domain/format';
import { ApiError } from '../../../providers/http';
import { useApi } from '../../../ui/console/data/useApi';
import { whole } from '../../../ui/console/record/whole';
import { saveFile } from '../../../ui/console/saveFile';
import { useNotifyFailure } from '../../../ui/console/state/useNotifyFailure';
import { useLanguage } from '../../../ui/plain/language';
import styles from './detail.module.css';

interface DocumentsProps {
  campaignId: string;
  field: 'internal_docs' | 'customer_docs';
  files: readonly FileRef[];
}

async function fetched(url: string): Promise<Blob | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await answer.blob() : null;
  } catch {
    throw new ApiError(0, 'network_error');
  }
}

/** Documents of a campaign; a click always works, however long ago the page was opened. */
export function Documents({ campaignId, field, files }: DocumentsProps) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const language = useLanguage();
  const api = useApi();
  const [busy, setBusy] = useState<string | null>(null);

  const linkNow = async (fileId: string): Promise<string> => {
    const { data } = await api.getOne<CampaignView>('campaigns', { id: campaignId, meta: whole('campaigns') });
    const file = data[field]?.find(({ id }) => id === fileId);
    if (!file) throw new ApiError(404, 'file_not_exist');
    return file.url;
  };
  const open = async (file: FileRef) => {
    setBusy(file.id);
    try {
      // The link at hand; where that has expired, one asked for anew.
      const blob = (await fetched(file.url)) ?? (await fetched(await linkNow(file.id)));
      if (!blob) throw new ApiError(404, 'file_not_exist');
      saveFile({ blob, filename: file.file_name });
    } catch (error) {
      notifyFailure(error);
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
          <span>{formatSize(file.size, language)}</span>
        </li>
      ))}
    </ul>
  );
}
