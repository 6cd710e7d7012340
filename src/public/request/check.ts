import type { FieldError } from '../../domain/errors';
import { formatExact } from '../../domain/format';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import { startsInPast } from '../../domain/requests/rules';
import { requestCreateSchema } from '../../domain/requests/schema';
import { entered, isUnread } from '../../domain/typedNumber';
import { faultsIn } from '../form/faultsIn';
import type { Draft } from '../form/useDraft';
import type { RequestForm } from './requestForm';

/** What is wrong with a request, by the very schema the server checks with; and a campaign that has begun already, which nobody asks for by intent. */
export function faultsOf(form: RequestForm, kols: readonly string[], language: BuiltInLanguage): FieldError[] {
  const budget = entered(form.request_budget, language, 0);
  const found = faultsIn(requestCreateSchema, inputOf(form, kols, language));
  if (startsInPast(form.request_start_date))
    found.push({ property: 'request_start_date', message: 'start_date_in_past' });
  if (!isUnread(budget)) return found;
  const others = found.filter(({ property }) => property !== 'request_budget');
  return [...others, { property: 'request_budget', message: budget.why }];
}

/** What was typed, as this language writes it: a budget typed in another one keeps its value. */
export function formIn({ form, language: typedIn }: Draft<RequestForm>, language: BuiltInLanguage): RequestForm {
  const budget = typedIn === language ? '' : entered(form.request_budget, typedIn, 0);
  return typeof budget === 'number' ? { ...form, request_budget: formatExact(budget, language) } : form;
}

/** The request as the call takes it, without what was left empty. */
export function inputOf(form: RequestForm, kols: readonly string[], language: BuiltInLanguage) {
  const budget = entered(form.request_budget, language, 0);
  const filled = Object.entries(form).filter(([name, text]) => name !== 'request_budget' && text.trim() !== '');
  return {
    ...Object.fromEntries(filled),
    ...(typeof budget === 'number' && { request_budget: budget }),
    request_kols: kols.join(','),
  };
}
