import { escapeHtml } from '../../http/html';
import type { Mail } from './mailer';

/** What a letter says, in plain text; it is escaped where it becomes HTML. */
export interface Letter {
  language: string;
  subject: string;
  greeting: string;
  lead: string;
  /** A code to copy, shown large. */
  code?: string;
  hints: string[];
  /** A page to open, http or https, after the hints. */
  link?: { label: string; url: string };
  footer: string;
}

const page =
  'margin:0;padding:24px;background:#f5f6f8;font:15px/1.6 system-ui,-apple-system,Segoe UI,sans-serif;color:#0f172a';
const card =
  'max-width:520px;margin:0 auto;background:#ffffff;border:1px solid #e5e8ee;border-radius:12px;padding:32px';
const big =
  'font-size:32px;letter-spacing:8px;font-weight:700;text-align:center;background:#f5f6f8;border-radius:8px;padding:16px';
const small = 'font-size:13px;color:#475569';

const button =
  'display:inline-block;padding:10px 20px;border-radius:8px;background:#5b4bdb;color:#ffffff;font-weight:600;text-decoration:none';

const pageAddress = /^https?:\/\/[^\s"'<>]+$/i;

/** The letter as a mail, in text and HTML. It loads nothing from anywhere. @throws Error on a link to no page */
export function writeLetter(to: string, letter: Letter): Mail {
  if (letter.link && !pageAddress.test(letter.link.url)) throw new Error('a letter links to pages only');
  return { to, subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

function asText({ greeting, lead, code, hints, link, footer }: Letter): string {
  const address = link ? [`${link.label}:\n${link.url}`] : [];
  return `${[greeting, lead, ...(code ? [code] : []), ...hints, ...address, `-- \n${footer}`].join('\n\n')}\n`;
}

function asHtml({ language, subject, greeting, lead, code, hints, link, footer }: Letter): string {
  const paragraph = (text: string, style = '') =>
    `<p${style && ` style="${style}"`}>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const body = [
    paragraph(greeting),
    paragraph(lead),
    ...(code ? [paragraph(code, big)] : []),
    ...hints.map((hint) => paragraph(hint)),
    ...(link ? [`<p><a href="${escapeHtml(link.url)}" style="${button}">${escapeHtml(link.label)}</a></p>`] : []),
    paragraph(footer, small),
  ];
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${page}"><div style="${card}">
${body.join('\n')}
</div></body></html>
`;
}
