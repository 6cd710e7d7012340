import { useTranslate } from 'react-admin';
import type { FileKind } from '../../../domain/media/rules';
import styles from './files.module.css';
import type { RefusedFile } from './useUploads';

interface UploadNotesProps {
  kind: FileKind;
  most: number;
  waiting: readonly File[];
  refused: readonly RefusedFile[];
}

/** What is on its way, and each file that was not taken with the reason. */
export function UploadNotes({ kind, most, waiting, refused }: UploadNotesProps) {
  const translate = useTranslate();
  const reason = ({ name, code }: RefusedFile) => {
    const other = `${name}: ${translate(`error.${code}`, { _: translate('error.unknown') })}`;
    return translate(`files.problem.${kind}.${code}`, { name, most, _: other });
  };
  return (
    <>
      <div role="status">
        {waiting[0] && (
          <p className={styles.waiting}>
            {translate('files.sending', { name: waiting[0].name, total: waiting.length })}
          </p>
        )}
      </div>
      {refused.length > 0 && (
        <div role="alert">
          <ul className={styles.refused}>
            {refused.map((file) => (
              <li key={file.key}>{reason(file)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
