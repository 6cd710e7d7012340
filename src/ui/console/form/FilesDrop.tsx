import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type DragEvent, type Ref, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FileKind, fileEndings } from '../../../domain/media/rules';
import styles from './files.module.css';

interface FilesDropProps {
  kind: FileKind;
  /** Of the field, for its hidden control. */
  name: string;
  disabled: boolean;
  describedBy: string;
  buttonRef: Ref<HTMLButtonElement>;
  onFiles: (files: readonly File[]) => void;
}

/** Several files at once, chosen or dropped; the same one again, too, once it was changed. */
export function FilesDrop({ kind, name, disabled, describedBy, buttonRef, onFiles }: FilesDropProps) {
  const translate = useTranslate();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <Box
      className={over ? `${styles.drop} ${styles.over}` : (styles.drop ?? '')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span>{translate(`files.drop.${kind}`)}</span>
      <Button
        ref={buttonRef}
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {translate(`files.choose.${kind}`)}
      </Button>
      <input
        ref={input}
        type="file"
        name={name}
        multiple
        hidden
        accept={fileEndings[kind].join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onFiles(files);
        }}
      />
    </Box>
  );
}
