import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Field } from './Field';
import styles from './form.module.css';
import { type FieldProps, useField } from './useField';

/** A password that can be shown while it is typed. */
export function PasswordField({
  autoComplete,
  ...props
}: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const translate = useTranslate();
  const { id, fault, text, control, onChange } = useField(props);
  const [shown, setShown] = useState(false);
  const Icon = shown ? VisibilityOffIcon : VisibilityIcon;
  return (
    <Field {...props} id={id} fault={fault}>
      <div className={styles.secret}>
        <input
          {...control}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          className={styles.control}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton
          size="small"
          aria-label={translate(shown ? 'auth.hide_password' : 'auth.show_password')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon sx={{ fontSize: 18 }} />
        </IconButton>
      </div>
    </Field>
  );
}
