import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { uploadLimits } from '../../../domain/limits';
import { ApiError, request } from '../../../providers/http';
import { Picture } from '../../plain/Picture';
import { Field } from './Field';
import styles from './PictureField.module.css';
import { type FieldProps, useField } from './useField';

interface PictureFieldProps extends FieldProps {
  /** Whose picture it is; initials stand in. */
  name: string;
}

const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml';

/** One picture, sent as soon as it is chosen; the form keeps its address. */
export function PictureField({ name, ...props }: PictureFieldProps) {
  const translate = useTranslate();
  const { id, fault, text, control, onChange } = useField(props);
  const { setError } = useFormContext();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const send = async (file: File | undefined) => {
    if (!file) return;
    const refuse = (message: string) => setError(props.source, { type: 'server', message });
    if (file.size > uploadLimits.picture) return refuse('file_too_large');
    setBusy(true);
    try {
      const form = new FormData();
      form.append('file', file);
      const { data } = await request<{ data: { id: string; url: string } }>('mediaCreate', { form });
      onChange(data.url);
    } catch (error) {
      refuse(error instanceof ApiError ? error.code : 'unknown');
    } finally {
      setBusy(false);
      if (input.current) input.current.value = '';
    }
  };

  return (
    <Field {...props} id={id} fault={fault} help={props.help ?? translate('wizard.picture_help')}>
      <div className={styles.picture}>
        <Picture src={text || null} name={name} width={56} shape="circle" />
        <Button variant="outlined" loading={busy} onClick={() => input.current?.click()}>
          {translate('wizard.choose_picture')}
        </Button>
        {text && <Button onClick={() => onChange('')}>{translate('ra.action.remove')}</Button>}
        <input
          ref={input}
          id={id}
          type="file"
          hidden
          accept={pictureTypes}
          aria-describedby={control['aria-describedby']}
          onChange={(event) => void send(event.target.files?.[0])}
        />
      </div>
    </Field>
  );
}
