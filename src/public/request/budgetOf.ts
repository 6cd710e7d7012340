import { formatMoney } from '../../domain/format';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import type { Translate } from '../../domain/locales/translator';
import { entered } from '../../domain/typedNumber';
import type { RequestForm } from './requestForm';

/** Below this a budget is more likely meant in thousands or millions: no KOL works for so little. */
const smallest = 1_000_000;
const [thousand, million] = [1_000, 1_000_000];

const typedBudget = ({ request_budget }: RequestForm, language: BuiltInLanguage): number | null => {
  const value = entered(request_budget, language, 0);
  return typeof value === 'number' ? value : null;
};

/** The budget as it is understood, in VND; empty where nothing was typed or it cannot be read. */
export function budgetOf(form: RequestForm, language: BuiltInLanguage): string {
  const value = typedBudget(form, language);
  return value === null ? '' : formatMoney(value, language);
}

/** What stands below the field: how to write a budget, as what it is understood, and whether that can be meant. */
export function budgetHelp(form: RequestForm, language: BuiltInLanguage, say: Translate): string {
  const value = typedBudget(form, language);
  if (value === null) return say('publicSite.request.budget_help');
  const understood = `= ${formatMoney(value, language)}`;
  if (value === 0 || value >= smallest) return understood;
  const meant = formatMoney(value * (value < thousand ? million : thousand), language);
  return `${understood}. ${say('publicSite.request.budget_small', { meant })}`;
}
