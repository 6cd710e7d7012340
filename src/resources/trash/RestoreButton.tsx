import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { TrashItem } from '../../domain/trash/types';
import { useNotifyFailure } from '../../ui/console/state/useNotifyFailure';
import { useRestore, useRestoredWords } from '../../ui/console/trash/useRestore';
import { askable } from './askable';
import type { Refused } from './RestoreQuestion';

interface RestoreButtonProps {
  item: TrashItem;
  ask: (refused: Refused) => void;
}

/** Restores one record at once; asks where its parents lie in the trash too, or its code is taken by now. */
export function RestoreButton({ item, ask }: RestoreButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const restore = useRestore();
  const wordsOf = useRestoredWords();
  const [busy, setBusy] = useState(false);
  const { id, kind, name, parents } = item;

  const press = async () => {
    if (parents.length > 0) return ask({ item, at: 0, errors: [] });
    setBusy(true);
    try {
      notify(await wordsOf(name, await restore(kind, id)), { type: 'success', multiLine: true });
    } catch (error) {
      const errors = askable(error);
      if (errors) ask({ item, at: 0, errors });
      else notifyFailure(error);
    }
    setBusy(false);
  };
  return (
    <Button
      size="small"
      startIcon={<RestoreIcon />}
      aria-label={translate('trash.restore_name', { name })}
      loading={busy}
      loadingPosition="start"
      onClick={() => void press()}
    >
      {translate('trash.restore')}
    </Button>
  );
}
