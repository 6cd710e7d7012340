/**
 * What a style element needs to count on this page: the server writes another one into each page it sends, and says it in
 * the policy. A browser tells it to scripts alone, as a property.
 */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.nonce ?? '';
}
