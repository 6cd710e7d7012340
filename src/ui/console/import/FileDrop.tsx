import { Box, Typography } from '@mui/material';
import { type DragEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FileButton } from './FileButton';
import { workbookTypes } from './workbook';

interface FileDropProps {
  disabled: boolean;
  fileName: string | null;
  /** A file was refused: the button asks for the mended one. */
  again: boolean;
  /** Separated text is taken too. */
  csv: boolean;
  onFile: (file: File) => void;
}

/** One workbook, chosen or dropped. */
export function FileDrop({ disabled, fileName, again, csv, onFile }: FileDropProps) {
  const translate = useTranslate();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onFile(file);
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
        p: { xs: 5, sm: 8 },
        border: '1px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 1,
        backgroundColor: over ? 'action.hover' : 'transparent',
      }}
    >
      <Typography sx={{ fontWeight: fileName ? 600 : 400, overflowWrap: 'anywhere', textAlign: 'center' }}>
        {fileName ?? translate(csv ? 'import.drop_csv' : 'import.drop')}
      </Typography>
      <FileButton
        label={translate(again ? 'import.choose_again' : 'import.choose')}
        variant="contained"
        accept={workbookTypes(csv)}
        disabled={disabled}
        onFile={onFile}
      />
    </Box>
  );
}
