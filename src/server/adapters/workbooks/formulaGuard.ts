const dangerous = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;

/**
 * Text as it may stand in an exported sheet: what a spreadsheet could take for a formula (it begins with = + - @, tab or
 * carriage return) gets an apostrophe in front. Text that looks guarded already gets one more, so that
 * `restoreFormulaText` always gives the original back.
 */
export function neutraliseFormula(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** Takes the apostrophe of `neutraliseFormula` off again. */
export function restoreFormulaText(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}
