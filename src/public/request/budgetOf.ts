import { formatMoney } from '../../domain/format';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import { entered } from '../../domain/typedNumber';
import type { RequestForm } from './requestForm';

/** The budget as it is understood, in VND; empty where nothing was typed or it cannot be read. */
export function budgetOf({ request_budget }: RequestForm, language: BuiltInLanguage): string {
  const value = entered(request_budget, language, 0);
  return typeof value === 'number' ? formatMoney(value, language) : '';
}
