import UndoIcon from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Answers } from '../../domain/answers';
import type { EndpointName } from '../../domain/endpoints';
import { formatNumber } from '../../domain/format';
import type { ImportKindName, ImportRun } from '../../domain/imports';
import { ApiError } from '../../providers/http';
import { mayCall } from '../../providers/mayCall';
import { useAccess } from '../../ui/console/access/useAccess';
import { useVerb } from '../../ui/console/data/useVerb';
import { Confirm } from '../../ui/console/dialog/Confirm';
import { doneWords } from '../../ui/console/import/effectWords';
import { useNotifyFailure } from '../../ui/console/state/useNotifyFailure';
import { useLanguage } from '../../ui/plain/language';
import { MovedSince } from './MovedSince';
import { Undone } from './Undone';

/** Calls that approve changes, of the kinds whose changes need it. */
const approvalOf: Partial<Record<ImportKindName, EndpointName>> = {
  kols: 'kolBulk',
  customers: 'customerBulk',
  brands: 'brandBulk',
};

/** Takes an import back after asking; where something moved since, says what. Of one taken back, what came of it. */
export function UndoImport({ run }: { run: ImportRun }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const language = useLanguage();
  const access = useAccess();
  const [undo, { isPending }] = useVerb<Answers['importUndo']>('importUndo');
  const [asking, setAsking] = useState(false);
  const [moved, setMoved] = useState<NonNullable<ApiError['errors']> | null>(null);

  const approval = approvalOf[run.kind];
  const waits = run.changes > 0 && approval !== undefined && !mayCall(access, approval);
  const confirm = async () => {
    try {
      const { held } = await undo({ params: { id: run.id } });
      const words = { file: run.file_name, total: formatNumber(held, language) };
      notify(translate(held > 0 ? 'imports.undo_held' : 'imports.undo_done', words), {
        type: held > 0 ? 'info' : 'success',
        multiLine: true,
      });
    } catch (error) {
      const errors = error instanceof ApiError && error.code === 'record_was_changed' ? error.errors : undefined;
      if (errors) setMoved(errors);
      else notifyFailure(error);
    }
    setAsking(false);
  };

  if (run.undone_at) return <Undone run={run} at={run.undone_at} />;
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
        {translate('imports.undo_help', { what: doneWords(run, { kind: run.kind, translate, language }) })}
        {waits && ` ${translate('imports.undo_waits')}`}
      </Confirm>
      {moved && <MovedSince moved={moved} onClose={() => setMoved(null)} />}
    </>
  );
}
