import canonicalize from 'canonicalize';

/** A document as canonical JSON (RFC 8785): the same text for the same content, whatever the order of its fields. */
export function canonicalJson(document: object): string {
  const text = canonicalize(document);
  if (text === undefined) throw new Error('there is nothing to write as JSON');
  return text;
}
