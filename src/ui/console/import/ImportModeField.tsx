import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type ImportMode, importModes } from '../../../domain/imports';
import { Field } from '../form/Field';
import form from '../form/form.module.css';
import styles from './importSteps.module.css';

interface ImportModeFieldProps {
  value: ImportMode;
  disabled: boolean;
  onChange: (mode: ImportMode) => void;
}

/** What becomes of rows that name something that is there already. */
export function ImportModeField({ value, disabled, onChange }: ImportModeFieldProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className={styles.mode}>
      <Field
        id={id}
        label={translate('import.mode.label')}
        help={translate(`import.mode.help.${value}`)}
        fault={undefined}
      >
        <select
          id={id}
          className={form.control}
          aria-describedby={`${id}note`}
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value as ImportMode)}
        >
          {importModes.map((mode) => (
            <option key={mode} value={mode}>
              {translate(`import.mode.${mode}`)}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}
