import type { FieldError } from '../../domain/errors';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import { requestCreateSchema } from '../../domain/requests/schema';
import { entered, isUnread } from '../../domain/typedNumber';
import { faultsIn } from '../form/faultsIn';
import type { RequestForm } from './requestForm';

/** What is wrong with a request, by the very schema the server checks with. */
export function faultsOf(form: RequestForm, kols: readonly string[], language: BuiltInLanguage): FieldError[] {
  const budget = entered(form.request_budget, language, 0);
  const found = faultsIn(requestCreateSchema, inputOf(form, kols, language));
  if (!isUnread(budget)) return found;
  const others = found.filter(({ property }) => property !== 'request_budget');
  return [...others, { property: 'request_budget', message: budget.why }];
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
