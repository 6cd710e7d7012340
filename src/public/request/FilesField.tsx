import { useId } from 'react';
import { formatSize } from '../../domain/format';
import type { Translate } from '../../domain/locales/translator';
import { fileEndings } from '../../domain/media/rules';
import form from '../form/form.module.css';
import { useFileDrop } from '../form/useFileDrop';
import styles from './Request.module.css';
import type { useFiles } from './useFiles';

interface FilesFieldProps {
  store: ReturnType<typeof useFiles>;
  fault: string | undefined;
  language: string;
  say: Translate;
}

/** Documents that come along, dropped or chosen; each can be taken out again. */
export function FilesField({ store, fault, language, say }: FilesFieldProps) {
  const { files, refused, add, remove } = store;
  const id = useId();
  const { isOver, choose, place } = useFileDrop((chosen) => void add(chosen));
  return (
    <div className={form.field}>
      <label htmlFor={id} className={isOver ? `${styles.drop} ${styles.over}` : styles.drop} {...place}>
        <span>{say('publicSite.request.files')}</span>
        <span className={styles.choose}>{say('publicSite.request.choose_files')}</span>
        <input
          id={id}
          type="file"
          name="request_files"
          multiple
          accept={fileEndings.document.join(',')}
          aria-describedby={`${id}-help`}
          onChange={choose}
        />
      </label>
      <p id={`${id}-help`} className={form.help}>
        {say('publicSite.request.files_help')}
      </p>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ key, file }) => (
            <li key={key}>
              <span className={styles.fileName}>{file.name}</span>
              <span className={styles.size}>{formatSize(file.size, language)}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={say('publicSite.request.remove', { name: file.name })}
                onClick={() => remove(key)}
              >
                {say('publicSite.request.take_out')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="alert">
        {fault && <p className={form.fault}>{fault}</p>}
        {refused.map(({ name, code }) => (
          <p key={name} className={form.fault}>
            {name}: {say(`error.${code}`)}
          </p>
        ))}
      </div>
    </div>
  );
}
