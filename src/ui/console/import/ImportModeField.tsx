import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type ImportMode, importModes } from '../../../domain/imports';

interface ImportModeFieldProps {
  value: ImportMode;
  disabled: boolean;
  onChange: (mode: ImportMode) => void;
}

/** What becomes of rows that name something that is there already. */
export function ImportModeField({ value, disabled, onChange }: ImportModeFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      label={translate('import.mode.label')}
      helperText={translate(`import.mode.help.${value}`)}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value as ImportMode)}
      sx={{ maxWidth: 420 }}
    >
      {importModes.map((mode) => (
        <MenuItem key={mode} value={mode}>
          {translate(`import.mode.${mode}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
