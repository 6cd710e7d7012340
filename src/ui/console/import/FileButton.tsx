import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';

interface FileButtonProps {
  /** Already translated. */
  label: string;
  variant: 'contained' | 'text';
  /** The file names that are offered. */
  accept: string;
  disabled: boolean;
  onFile: (file: File) => void;
}

/** Chooses one file; the same one again, too, once it was changed. */
export function FileButton({ label, variant, accept, disabled, onFile }: FileButtonProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={variant}
        startIcon={<UploadIcon />}
        disabled={disabled}
        onClick={() => input.current?.click()}
        disableElevation
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={translate('import.choose')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file && !disabled) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}
