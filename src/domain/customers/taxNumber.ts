/** Why a text may be no Vietnamese tax number: it has another shape, or its tenth digit does not follow from the nine. */
export type TaxNumberDoubt = 'tax_number_shape' | 'tax_number_check';

const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3];
/** A company's ten digits, or with the three of a branch. */
const company = /^(\d{9})(\d)(?:-?(\d{3}))?$/;
/** A person's: the province 001 to 096, then nine digits. */
const personal = /^0(?:0[1-9]|[1-8]\d|9[0-6])\d{9}$/;

/**
 * Looks at a tax number as Vietnam writes them: 10 digits of which the last is a check digit, 10-3 for branches, or the
 * 12 of a person. Blanks and dots do not count. Null where nothing speaks against it; companies abroad have others, so
 * a doubt is a warning and never a refusal.
 */
export function taxNumberDoubt(text: string): TaxNumberDoubt | null {
  const written = text.replace(/[\s.]/g, '');
  if (personal.test(written)) return null;
  const [, nine, check, branch] = company.exec(written) ?? [];
  if (!nine || branch === '000') return 'tax_number_shape';
  const sum = weights.reduce((total, weight, at) => total + weight * Number(nine[at]), 0);
  return Number(check) === 10 - (sum % 11) ? null : 'tax_number_check';
}
