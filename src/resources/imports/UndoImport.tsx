import UndoIcon from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ImportRun } from '../../domain/imports';
import { ApiError } from '../../providers/http';
import { useVerb } from '../../ui/console/data/useVerb';
import { Confirm } from '../../ui/console/dialog/Confirm';
import { effectWords } from '../../ui/console/import/effectWords';
import { errorText } from '../../ui/console/state/errorText';
import { InstantDay } from '../../ui/plain/Day';
import { useLanguage } from '../../ui/plain/language';
import { MovedSince } from './MovedSince';

/** Takes an import back after asking; where something moved since, says what. Of one taken back, when and by whom. */
export function UndoImport({ run }: { run: ImportRun }) {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLanguage();
  const [undo, { isPending }] = useVerb('importUndo');
  const [asking, setAsking] = useState(false);
  const [moved, setMoved] = useState<NonNullable<ApiError['errors']> | null>(null);

  const confirm = async () => {
    try {
      await undo({ params: { id: run.id } });
      notify(translate('imports.undo_done', { file: run.file_name }), { type: 'success' });
    } catch (error) {
      const errors = error instanceof ApiError && error.code === 'record_was_changed' ? error.errors : undefined;
      if (errors) setMoved(errors);
      else notify(errorText(error, translate), { type: 'error', multiLine: true });
    }
    setAsking(false);
  };

  if (run.undone_at) {
    return (
      <span title={run.undone_by?.fullname}>
        {translate('imports.undone')} <InstantDay value={run.undone_at} />
      </span>
    );
  }
  if (!run.may_undo) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<UndoIcon />}
        aria-label={translate('imports.undo_name', { file: run.file_name })}
        onClick={() => setAsking(true)}
      >
        {translate('imports.undo')}
      </Button>
      <Confirm
        open={asking}
        busy={isPending}
        title={translate('imports.undo_title', { file: run.file_name })}
        confirm={translate('imports.undo')}
        final
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        {translate('imports.undo_help', { what: effectWords(run, translate, language, true) })}
      </Confirm>
      {moved && <MovedSince moved={moved} onClose={() => setMoved(null)} />}
    </>
  );
}
