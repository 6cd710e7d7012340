import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { workbookTypes } from './workbook';

interface FileDropProps {
  disabled: boolean;
  fileName: string | null;
  /** A file was refused: the button asks for the mended one. */
  again: boolean;
  onFile: (file: File) => void;
}

/** One workbook, chosen or dropped. */
export function FileDrop({ disabled, fileName, again, onFile }: FileDropProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !disabled) onFile(file);
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 3,
        p: 8,
        border: '1px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 1,
        backgroundColor: over ? 'action.hover' : 'transparent',
      }}
    >
      <Typography sx={{ fontWeight: fileName ? 600 : 400, overflowWrap: 'anywhere' }}>
        {fileName ?? translate('import.drop')}
      </Typography>
      <Button
        variant="contained"
        startIcon={<UploadIcon />}
        disabled={disabled}
        onClick={() => input.current?.click()}
        disableElevation
      >
        {translate(again ? 'import.choose_again' : 'import.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={workbookTypes}
        aria-label={translate('import.choose')}
        onChange={(event) => take(event.target.files)}
      />
    </Box>
  );
}
