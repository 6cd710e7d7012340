import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { redirectSeconds } from '../../../domain/limits';
import { useLanguage } from '../../plain/language';
import { EarlierImports } from './EarlierImports';
import { effectWords } from './effectWords';
import { countEffects } from './outcome';

/** Step 3: what was written; moves on by itself (spec 1 §9 Redirect countdown). */
export function ImportDone({ rows, onDone }: { rows: readonly unknown[]; onDone: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const [left, setLeft] = useState(redirectSeconds);
  useEffect(() => {
    if (left === 0) {
      onDone();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, onDone]);
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
        {effectWords(countEffects(rows), translate, language, true)}
      </Typography>
      <Button variant="contained" disableElevation onClick={onDone}>
        {translate('import.see', { seconds: left })}
      </Button>
      <EarlierImports />
    </Box>
  );
}
