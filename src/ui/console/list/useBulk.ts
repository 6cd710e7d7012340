import { useState } from 'react';
import { type Identifier, type RaRecord, useListContext, useNotify, useTranslate } from 'react-admin';
import type { BulkOutcome } from '../../../domain/bulk';
import type { EndpointName } from '../../../domain/endpoints';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../plain/language';
import { useVerb } from '../data/useVerb';
import { useChosen } from './useChosen';

/** What a bulk call did not do. */
export interface Refusals {
  /** How many it did. */
  done: number;
  /** Already translated. */
  rows: readonly { id: string; name: string; why: string; to?: string }[];
}

interface BulkCall<T, Outcome> {
  call: EndpointName;
  nameOf: (record: T) => string;
  /** What a field that is to blame is called; where absent, the refusal alone says enough. */
  fieldName?: (property: string) => string;
  /** Where one record is seen to. */
  pathOf?: (id: string) => string;
  /** Told what became of each, where an answer says more than that. */
  onDone?: (outcomes: readonly Outcome[]) => void;
}

const nothing: Refusals = { done: 0, rows: [] };

/** Does the same to all that is chosen; what was refused stays chosen and says why, for as long as it is chosen. */
export function useBulk<T extends RaRecord, Outcome extends BulkOutcome = BulkOutcome>({
  call,
  nameOf,
  fieldName,
  pathOf,
  onDone,
}: BulkCall<T, Outcome>) {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLanguage();
  const { data = [], selectedIds, onSelect } = useListContext<T>();
  const chosen = useChosen<T>();
  const [write] = useVerb<Outcome[]>(call);
  const [last, setLast] = useState(nothing);

  const whyOf = ({ error, errors }: BulkOutcome) => {
    if (!fieldName || !errors) return translate(`error.${error}`);
    return errors.map(({ property, message }) => `${fieldName(property)}: ${translate(`error.${message}`)}`).join('; ');
  };

  /** `done` is the i18n key of what is told where nothing was refused; of other records than those chosen by their ids. */
  const send = async (body: object, done: string, ids: readonly Identifier[] = selectedIds) => {
    const names = new Map([...data, ...chosen].map((record) => [record.id, nameOf(record)]));
    const outcomes = await write({ body: { ...body, ids } });
    const left = outcomes.filter((outcome) => !outcome.done);
    const count = outcomes.length - left.length;
    setLast({
      done: count,
      rows: left.map((outcome) => ({
        id: outcome.id,
        name: names.get(outcome.id) ?? outcome.id,
        why: whyOf(outcome),
        ...(pathOf && { to: pathOf(outcome.id) }),
      })),
    });
    onSelect(left.map(({ id }) => id));
    if (left.length === 0) notify(translate(done, { done: formatNumber(count, language), count }), { type: 'success' });
    onDone?.(outcomes);
  };

  const refusals: Refusals = { ...last, rows: last.rows.filter(({ id }) => selectedIds.includes(id)) };
  return { send, refusals };
}
