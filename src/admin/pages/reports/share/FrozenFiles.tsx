import Button from '@mui/material/Button';
import type { BuiltInLanguage } from '../../../../domain/languages/rules';
import type { ReportSnapshot } from '../../../../domain/reportSnapshots/types';
import type { ReportForm } from '../../../../domain/reports/forms';
import { download } from '../../../../providers/http';
import { saveFile } from '../../../../ui/console/saveFile';
import { useNotifyFailure } from '../../../../ui/console/state/useNotifyFailure';
import styles from './share.module.css';
import { useShareWords } from './useShareWords';

interface FrozenFilesProps {
  snapshot: ReportSnapshot;
  language: BuiltInLanguage;
}

/** The files of a frozen report in one language: the same bytes at every download. */
export function FrozenFiles({ snapshot: { id, number, files }, language }: FrozenFilesProps) {
  const say = useShareWords();
  const notifyFailure = useNotifyFailure();
  const named = say(`reportShare.language.${language}`);
  const get = async (type: ReportForm) => {
    try {
      saveFile(await download('reportSnapshotFile', { params: { id }, query: { type, lang: language } }));
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <p className={styles.files}>
      <span className={styles.muted}>{named}</span>
      {files
        .filter(({ lang }) => lang === language)
        .map(({ type }) => (
          <Button
            key={type}
            size="small"
            variant="outlined"
            aria-label={`${number} · ${type.toUpperCase()} · ${named}`}
            onClick={() => void get(type)}
          >
            {type.toUpperCase()}
          </Button>
        ))}
    </p>
  );
}
