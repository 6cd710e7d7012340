const rules: readonly [RegExp, string][] = [
  // Query strings and fragments carry what was searched for, and one-time tokens.
  [/([?#])[^\s)'"<>]*/g, '$1…'],
  // What opens a report, or a short link, stands in the path.
  [/(\/(?:r|s|report-links)\/+)[^\s/?#)'"<>]+/gi, '$1…'],
  [/\bBearer\s+\S+/gi, 'Bearer …'],
  [/\beyJ[\w-]+(\.[\w-]*)*/g, '…'],
  [/[^\s@"'<>(),;:/]+@[^\s@"'<>(),;:]+\.[\w-]+/g, '…@…'],
  [/\b((?:password|passwd|secret|token|otp|code|api_?key)["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;})]+)/gi, '$1…'],
  [/\b[\w-]{40,}\b/g, '…'],
  [/(?<![\w:.])\+?\d[\d .]{6,}\d(?![\w:])/g, '…'],
];

/** The text without what may be a secret or say who someone is: addresses, tokens, codes and phone numbers. */
export function redact(text: string): string {
  return rules.reduce((rest, [pattern, put]) => rest.replace(pattern, put), text);
}
