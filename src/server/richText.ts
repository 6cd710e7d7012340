import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'a', 'h3', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href, rel: 'noopener noreferrer', target: '_blank' } }),
  },
};

const looksLikeHtml = /<[a-z/!?]|&(#\d+|#x[\da-f]+|[a-z]+);/i;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Rich text as it may be stored and shown: a few tags, links to http, https and mailto, nothing that runs.
 * Plain text is escaped and keeps its line breaks.
 */
export function cleanRichText(text: string): string {
  if (looksLikeHtml.test(text)) return sanitizeHtml(text, allowed).trim();
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? '').replace(/\r?\n/g, '<br />');
}
