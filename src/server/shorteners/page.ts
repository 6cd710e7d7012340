import en from '../../domain/locales/en/shortLinkPage.json';
import vi from '../../domain/locales/vi/shortLinkPage.json';
import { escapeHtml } from '../http/html';

const words = { vi, en };

/** What the small pages look like. */
export const deadLinkStyles = `body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;color:#1d2327;background:#f6f7f5}
main{max-width:26rem;padding:2rem}h1{font-size:1.375rem;margin:0 0 .5rem}p{margin:0}section+section{margin-top:2rem;color:#5b646b}
@media(prefers-color-scheme:dark){body{color:#e8eaec;background:#16191c}section+section{color:#a4adb4}}`;

const part = (language: 'vi' | 'en', kind: keyof typeof vi) => {
  const { title, text } = words[language][kind];
  return `<section lang="${language}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></section>`;
};

/** The small page of a short link that leads nowhere, in both languages: it needs neither the database nor the site. */
function pageOf(kind: keyof typeof vi): string {
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(words.vi[kind].title)} · ${escapeHtml(words.en[kind].title)}</title><style>${deadLinkStyles}</style></head><body><main>${part('vi', kind)}${part('en', kind)}</main></body></html>`;
}

/** The pages of a link nobody made, of one that ended or was switched off, and of one that cannot be looked up now. */
export const deadLinkPages = { unknown: pageOf('unknown'), ended: pageOf('ended'), away: pageOf('away') } as const;
