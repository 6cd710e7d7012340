import { useState } from 'react';
import { pictureFault } from '../../domain/media/rules';
import { requestCode } from '../../domain/requests/rules';
import { removeFromCart } from '../../providers/cart';
import type { Fault } from '../form/post';
import { useCheck } from '../form/useCheck';
import { useDraft } from '../form/useDraft';
import { useFields } from '../form/useFields';
import { type Sending, useSending } from '../form/useSending';
import { coverKey } from './keptFiles';
import {
  emptyForm,
  fieldsOf,
  type RequestForm,
  type RequestWizardProps,
  type StepName,
  stepNames,
} from './requestForm';
import { useFiles } from './useFiles';
import { useKols } from './useKols';

const load = () => import('./later');
const fileAt = /^request_files\.(\d+)$/;
const review = stepNames.indexOf('review');
const stepOf = ({ property }: Fault) =>
  stepNames.findIndex((name) => fieldsOf[name].includes(property.split('.')[0] ?? property));

/** A request while it is filled in: what it holds, what it lacks, the step it is at, and how it is sent. */
export function useRequest({ calls, language, words }: RequestWizardProps) {
  const { kols, gone, miss } = useKols(calls.kols);
  const { draft, isAwake, change, drop } = useDraft('request-draft', emptyForm, language);
  const store = useFiles();
  const later = useCheck(load);
  const form = later?.formIn(draft, language) ?? draft.form;
  const [refused, setRefused] = useState<readonly Fault[]>([]);
  const [sent, setSent] = useState<{ form: RequestForm; code: string | null } | null>(null);
  const [tries, setTries] = useState(0);
  const ids = kols.map(({ id }) => id);
  const lost = ids
    .filter((id) => gone.has(id))
    .map((id) => ({ property: `request_kols.${id}`, message: 'kol_not_exist' }));
  const faults = [...(later?.faultsOf(form, ids, language) ?? []), ...lost];
  const edit = (next: RequestForm) => {
    setRefused([]);
    change({ ...draft, form: next, language });
  };
  const fields = useFields(form, edit, [...faults, ...refused], words);
  const go = (at: number) => change({ ...draft, at });

  /** Leads to what is wrong, and says it there. */
  const mend = (at: number) => {
    fields.tell(fieldsOf[stepNames[at] ?? 'done']);
    setTries((now) => now + 1);
    if (at !== draft.at) go(at);
  };

  const end = (state: Sending) => {
    if (state.is === 'done') {
      setSent({ form, code: state.id && requestCode(state.id) });
      removeFromCart(ids);
      store.clear();
      drop();
    }
    if (state.is === 'failed') go(review - 1);
    if (state.is !== 'refused') return;
    const errors = state.errors.filter((fault) => stepOf(fault) >= 0);
    miss(errors.flatMap(({ property }) => ids[Number(/^request_kols\.(\d+)$/.exec(property)?.[1])] ?? []));
    const files = errors.filter(({ property }) => fileAt.test(property));
    store.refuse(files.map(({ property, message }) => ({ at: Number(fileAt.exec(property)?.[1]), code: message })));
    const ofCover = errors.find(({ property }) => property === coverKey);
    store.refuseCover(ofCover ? pictureFault(ofCover.message) : null);
    const isSaid = (fault: Fault) => fault === ofCover || files.includes(fault);
    setRefused(errors.filter((fault) => !fault.property.startsWith('request_kols') && !isSaid(fault)));
    mend(errors.length > 0 ? Math.min(...errors.map(stepOf)) : review - 1);
  };

  const sending = useSending(
    calls.captcha,
    async (token, onProgress) => {
      const { formIn, inputOf, sendRequest } = await load();
      const input = inputOf(formIn(draft, language), ids, language);
      const { files, cover } = store;
      return sendRequest({ address: calls.request, input, files, cover, token, language, onProgress });
    },
    end,
  );

  const next = async () => {
    const rules = await load().catch(() => null);
    if (!rules) {
      sending.lose();
      return;
    }
    const found = [...rules.faultsOf(rules.formIn(draft, language), ids, language), ...lost]
      .map(stepOf)
      .filter((at) => at >= 0 && at <= draft.at);
    if (found.length > 0) {
      mend(Math.min(...found));
      return;
    }
    setRefused([]);
    if (draft.at === review) {
      await sending.start();
      return;
    }
    sending.reset();
    go(draft.at + 1);
  };

  const missing = stepNames.map((_, at) => [...faults, ...refused].filter((fault) => stepOf(fault) === at).length);
  const at = sent ? stepNames.length - 1 : Math.min(Math.max(0, draft.at), review);
  const step: StepName = stepNames[at] ?? 'kols';
  return { form, kols, gone, store, fields, sending, sent, missing, at, step, tries, isAwake, later, go, next };
}
