import Button from '@mui/material/Button';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { fileEndings, fileProblem, pictureFault } from '../../../domain/media/rules';
import { ApiError } from '../../../providers/http';
import { Picture } from '../../plain/Picture';
import { useApi } from '../data/useApi';
import { Field } from './Field';
import styles from './PictureField.module.css';
import { beginUpload } from './uploading';
import { type FieldProps, useField } from './useField';
import { storeFile } from './useUploads';

interface PictureFieldProps extends FieldProps {
  /** Whose picture it is; initials stand in. */
  name: string;
  /** A cover stands in a frame of 16:9, whole; a square is cut as lists show it. */
  shape?: 'circle' | 'square' | 'cover';
}

const outlineOf = { circle: 'circle', square: 'rounded' } as const;

/** One picture, a face, a square or a cover, sent as soon as it is chosen or dropped; the form keeps its address. */
export function PictureField({ name, shape = 'circle', ...props }: PictureFieldProps) {
  const translate = useTranslate();
  const { id, fault, text, control, onChange } = useField(props, (url) =>
    shape === 'cover' ? (
      <span className={styles.frame}>
        <img src={String(url)} alt={props.label} decoding="async" />
      </span>
    ) : (
      <Picture src={String(url)} name="" width={56} shape={outlineOf[shape]} alt={props.label} />
    ),
  );
  const api = useApi();
  const { setError } = useFormContext();
  const [busy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const send = async (file: File | undefined) => {
    if (!file) return;
    const refuse = (code: string) => setError(props.source, { type: 'server', message: pictureFault(code) });
    const problem = fileProblem('picture', file);
    if (problem) return refuse(problem);
    setBusy(true);
    const end = beginUpload();
    try {
      onChange((await storeFile(api, 'picture', file)).url);
    } catch (error) {
      refuse(error instanceof ApiError ? error.code : 'unknown');
    } finally {
      end();
      setBusy(false);
      if (input.current) input.current.value = '';
    }
  };

  const isClosed = busy || control.disabled;
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover' && !isClosed);
    if (event.type === 'drop' && !isClosed) void send(event.dataTransfer.files[0]);
  };
  const looks = [styles.picture, shape === 'cover' && styles.cover, isOver && styles.over].filter(Boolean).join(' ');

  return (
    <Field {...props} id={id} fault={fault} help={props.help ?? translate('wizard.picture_help')}>
      <fieldset aria-label={props.label} className={looks} onDragOver={drag} onDragLeave={drag} onDrop={drag}>
        {shape === 'cover' ? (
          <span className={styles.frame}>
            {text ? <img src={text} alt={props.label} decoding="async" /> : translate('files.drop.picture')}
          </span>
        ) : (
          <Picture src={text || null} name={name} width={56} shape={outlineOf[shape]} />
        )}
        <Button
          ref={control.ref}
          variant="outlined"
          loading={busy}
          disabled={control.disabled}
          aria-describedby={control['aria-describedby']}
          onClick={() => input.current?.click()}
        >
          {translate('wizard.choose_picture')}
        </Button>
        {text && !control.disabled && <Button onClick={() => onChange('')}>{translate('ra.action.remove')}</Button>}
        <input
          ref={input}
          id={id}
          type="file"
          hidden
          accept={fileEndings.picture.join(',')}
          name={control.name}
          aria-describedby={control['aria-describedby']}
          onChange={(event) => void send(event.target.files?.[0])}
        />
      </fieldset>
    </Field>
  );
}
