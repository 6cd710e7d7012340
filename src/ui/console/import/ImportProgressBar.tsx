import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import type { ImportProgress } from '../../../domain/imports';
import { useLanguage } from '../../plain/language';

interface ImportProgressBarProps {
  /** What is done as long as the server says nothing more exact, already translated. */
  label: string;
  progress: ImportProgress | null;
}

/** How far an import is: which stage, and how many of its rows. */
export function ImportProgressBar({ label, progress }: ImportProgressBarProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const stage = progress ? translate(`import.stage.${progress.stage}`) : label;
  const isCounted = progress !== null && progress.total > 0;
  return (
    <Box>
      <LinearProgress
        aria-label={stage}
        {...(isCounted && { variant: 'determinate', value: Math.round((progress.done / progress.total) * 100) })}
      />
      <Typography sx={{ mt: 1, fontSize: 12, fontVariantNumeric: 'tabular-nums' }}>
        <span role="status">{stage}</span>
        {isCounted && (
          <span aria-hidden>
            {' '}
            {formatNumber(progress.done, language)} / {formatNumber(progress.total, language)}
          </span>
        )}
      </Typography>
    </Box>
  );
}
