import { useEffect, useId, useRef, useState } from 'react';
import { formatSize } from '../../domain/format';
import type { Translate } from '../../domain/locales/translator';
import { fileEndings, fileProblem, pictureFault } from '../../domain/media/rules';
import form from '../form/form.module.css';
import { useFileDrop } from '../form/useFileDrop';
import { isTooMuch } from './keptFiles';
import styles from './Request.module.css';
import type { useFiles } from './useFiles';

interface CoverFieldProps {
  store: ReturnType<typeof useFiles>;
  language: string;
  say: Translate;
}

/** The brand's picture, dropped or chosen and shown; it can be taken out again. */
export function CoverField({ store, language, say }: CoverFieldProps) {
  const { files, cover, coverFault, putCover, refuseCover } = store;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const problem = fileProblem('picture', file) ?? ((await isDrawn(file)) ? null : 'file_type_invalid');
    if (problem) refuseCover(pictureFault(problem));
    else if (isTooMuch(file, files, null)) refuseCover('file_too_large');
    else putCover(file);
  };
  const { isOver, choose, place } = useFileDrop(([file]) => void take(file));
  const remove = () => {
    putCover(null);
    // The button goes; who pressed it stays at the field.
    input.current?.focus();
  };
  return (
    <div className={form.field}>
      <label htmlFor={id} className={isOver ? `${styles.drop} ${styles.over}` : styles.drop} {...place}>
        <span>{say('publicSite.request.cover')}</span>
        <span className={styles.choose}>{say('publicSite.request.choose_cover')}</span>
        <input
          ref={input}
          id={id}
          type="file"
          name="brand_cover_image"
          accept={fileEndings.picture.join(',')}
          aria-describedby={coverFault ? `${id}-help ${id}-fault` : `${id}-help`}
          onChange={choose}
        />
      </label>
      <p id={`${id}-help`} className={form.help}>
        {say('publicSite.request.cover_help')}
      </p>
      {cover && (
        <div className={styles.cover}>
          <Preview file={cover} />
          <span className={styles.who}>
            {cover.name}
            <span>{formatSize(cover.size, language)}</span>
          </span>
          <button
            type="button"
            className={styles.remove}
            aria-label={say('publicSite.request.remove', { name: cover.name })}
            onClick={remove}
          >
            {say('publicSite.request.take_out')}
          </button>
        </div>
      )}
      <div role="alert">
        {coverFault && (
          <p id={`${id}-fault`} className={form.fault}>
            {say(`error.${coverFault}`)}
          </p>
        )}
      </div>
    </div>
  );
}

/** The picture as it is on the device; its name stands beside it. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return url ? <img src={url} alt="" width={128} height={72} /> : null;
}

/** Whether the browser can draw it, whatever its name says. */
async function isDrawn(file: File): Promise<boolean> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
