import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../plain/language';
import { EarlierImports } from './EarlierImports';
import { effectWords } from './effectWords';
import { LeaveButton } from './LeaveButton';
import { countEffects } from './outcome';
import { RefusedRows } from './RefusedRows';
import type { useImport } from './useImport';

interface ImportDoneProps {
  work: Pick<ReturnType<typeof useImport>, 'busy' | 'error' | 'rows' | 'wrong' | 'getErrorFile'>;
  /** What became of the rows, already translated. */
  note: string | null;
  onDone: () => void;
}

/** Step 3: what was written, and what was not. */
export function ImportDone({ work, note, onDone }: ImportDoneProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Box
      sx={{
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 4,
        p: 8,
      }}
    >
      <DoneIcon color="success" sx={{ fontSize: 48 }} />
      <Typography role="status" component="h3" sx={{ fontSize: 20, fontWeight: 600 }}>
        {effectWords(countEffects(work.rows), translate, language, true)}
      </Typography>
      {note && <Typography sx={{ maxWidth: 520, textAlign: 'center' }}>{note}</Typography>}
      {work.wrong > 0 && <RefusedRows work={work} />}
      <LeaveButton byItself={work.wrong === 0} onDone={onDone} />
      <EarlierImports />
    </Box>
  );
}
