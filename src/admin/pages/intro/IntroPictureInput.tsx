import Button from '@mui/material/Button';
import { useContext, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type IntroPicture, introPictures, type PicturePart } from '../../../domain/introPage/pictures';
import { uploadLimits } from '../../../domain/limits';
import { fileEndings } from '../../../domain/media/rules';
import { useVerb } from '../../../ui/console/data/useVerb';
import { beginUpload } from '../../../ui/console/form/uploading';
import { errorText } from '../../../ui/console/state/errorText';
import { LateCode, late } from '../../../ui/plain/late';
import styles from './intro.module.css';
import { IntroPictureUrls } from './introPictureUrls';

const IntroCropDialog = late(() => import('./IntroCropDialog').then((module) => ({ default: module.IntroCropDialog })));

interface IntroPictureInputProps {
  /** Already translated. */
  label: string;
  kind: IntroPicture;
  /** The id of the picture, empty where there is none. */
  value: string;
  onChange: (id: string) => void;
  /** One that must be there is replaced, never taken away. */
  required?: boolean;
}

const endings = [...fileEndings.picture, '.bmp'].join(',');

/** A picture of the page: sent as soon as its part is chosen, cut to its size by the server. */
export function IntroPictureInput({ label, kind, value, onChange, required }: IntroPictureInputProps) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { urlOf, add } = useContext(IntroPictureUrls);
  const [send, { isPending }] = useVerb<{ id: string; url: string }>('introPictureAdd');
  const [fault, setFault] = useState('');
  const [chosen, setChosen] = useState<File>();
  const { width, height } = introPictures[kind];
  const url = value && urlOf(value);

  const choose = (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    setFault('');
    if (file.size > uploadLimits.picture) return setFault(translate('error.picture_too_large'));
    setChosen(file);
  };
  const keep = async (file: File, part?: PicturePart) => {
    setChosen(undefined);
    const form = new FormData();
    form.append('kind', kind);
    for (const [side, value] of Object.entries(part ?? {})) form.append(side, String(value));
    form.append('file', file);
    const end = beginUpload();
    try {
      const stored = await send({ form });
      add(stored.id, stored.url);
      onChange(stored.id);
    } catch (error) {
      setFault(errorText(error, translate));
    } finally {
      end();
    }
  };

  return (
    <div className={styles.picture}>
      {url && <img src={url} alt={label} decoding="async" />}
      <div className={styles.pictureTools}>
        <Button
          variant="outlined"
          size="small"
          loading={isPending}
          aria-label={translate('introPage.picture.choose_for', { name: label })}
          aria-describedby={`${id}note`}
          onClick={() => input.current?.click()}
        >
          {translate('introPage.picture.choose')}
        </Button>
        {value && !required && (
          <Button
            size="small"
            aria-label={translate('introPage.picture.remove_of', { name: label })}
            onClick={() => onChange('')}
          >
            {translate('introPage.picture.remove')}
          </Button>
        )}
      </div>
      <p id={`${id}note`} className={fault ? styles.fault : styles.note} aria-live="polite">
        {fault || translate('introPage.picture.size', { width, height })}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={endings}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      {chosen && (
        <LateCode>
          <IntroCropDialog
            file={chosen}
            aspect={width / height}
            onDone={(part) => void keep(chosen, part)}
            onClose={() => setChosen(undefined)}
          />
        </LateCode>
      )}
    </div>
  );
}
