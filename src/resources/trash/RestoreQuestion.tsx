import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldError } from '../../domain/errors';
import { formatNumber } from '../../domain/format';
import type { TrashItem } from '../../domain/trash/types';
import { Confirm } from '../../ui/console/dialog/Confirm';
import { useNotifyFailure } from '../../ui/console/state/useNotifyFailure';
import { useRestore, useRestoredWords } from '../../ui/console/trash/useRestore';
import { useLanguage } from '../../ui/plain/language';
import { LateCode, late } from '../../ui/plain/late';
import { askable } from './askable';

const TakenForm = late(() => import('./TakenForm').then((module) => ({ default: module.TakenForm })));

/** A record whose restoring needs a word first: which of it and its parents is next, and what was taken. */
export interface Refused {
  item: TrashItem;
  at: number;
  errors: readonly FieldError[];
}

/** Restores a record after its parents, one after the other, and asks for another code or name where one is taken. */
export function RestoreQuestion({ asked, onClose }: { asked: Refused; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const language = useLanguage();
  const restore = useRestore();
  const wordsOf = useRestoredWords();
  const [{ item, at, errors }, setNow] = useState(asked);
  const [busy, setBusy] = useState(false);
  const chain = [...item.parents, item];
  const target = chain[at] ?? item;

  /** Goes on from the one that is next; throws where that one is refused once more. */
  const goOn = async (body: object) => {
    for (const [place, { kind, id, name }] of chain.entries()) {
      if (place < at) continue;
      try {
        const words = await wordsOf(name, await restore(kind, id, place === at ? body : {}));
        notify(words, { type: 'success', multiLine: true });
      } catch (error) {
        const taken = askable(error);
        if (!taken || (place === at && errors.length > 0)) throw error;
        setNow({ item, at: place, errors: taken });
        return;
      }
    }
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    try {
      await goOn({});
    } catch (error) {
      notifyFailure(error);
      onClose();
    }
    setBusy(false);
  };

  if (errors.length > 0) {
    return (
      <LateCode>
        <TakenForm key={target.id} target={target} errors={errors} onSubmit={goOn} onClose={onClose} />
      </LateCode>
    );
  }
  return (
    <Confirm
      title={translate('trash.chain.title', { name: item.name })}
      confirm={translate('trash.chain.action', { total: formatNumber(chain.length, language) })}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {translate('trash.chain.help', { name: item.name })}
      <ol>
        {chain.map(({ id, kind, code, name }) => (
          <li key={id}>
            {translate(`trash.kind.${kind}`)}: {name} ({code})
          </li>
        ))}
      </ol>
    </Confirm>
  );
}
