import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../plain/language';
import { EarlierImports } from './EarlierImports';
import { doneWords } from './effectWords';
import { LeaveButton } from './LeaveButton';
import { countEffects } from './outcome';
import { RefusedRows } from './RefusedRows';
import type { useImport } from './useImport';

interface ImportDoneProps {
  work: Pick<ReturnType<typeof useImport>, 'kind' | 'busy' | 'error' | 'rows' | 'nothing' | 'wrong' | 'getErrorFile'>;
  /** What became of the rows, already translated. */
  note: string | null;
  onDone: () => void;
}

/** Step 3: what was written, and what was not. */
export function ImportDone({ work, note, onDone }: ImportDoneProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const counts = countEffects(work.rows);
  const nothing = work.nothing ?? counts.nothing;
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
        {doneWords(counts, { kind: work.kind, translate, language })}
      </Typography>
      {nothing > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {translate('import.nothing_to_do', { count: nothing })}
        </Typography>
      )}
      {note && <Typography sx={{ maxWidth: 520, textAlign: 'center' }}>{note}</Typography>}
      {work.wrong > 0 && <RefusedRows work={work} />}
      <LeaveButton byItself={work.wrong === 0} onDone={onDone} />
      <EarlierImports />
    </Box>
  );
}
