/** A fact about a page in the words of schema.org. */
export type LinkedData = { '@type': string } & { [name: string]: unknown };

const unsafe = /[<\u2028\u2029]/g;

/** Facts as a script element that is data: whatever names say, the element ends only where it should. */
export function dataScript(facts: readonly LinkedData[]): string {
  if (facts.length === 0) return '';
  const value = facts.map((fact) => ({ '@context': 'https://schema.org', ...fact }));
  const json = JSON.stringify(value.length === 1 ? value[0] : value).replace(
    unsafe,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json">${json}</script>`;
}
