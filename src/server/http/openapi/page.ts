import { apiBase, type Endpoint, endpoints } from '../../../domain/endpoints';
import { escapeHtml } from '../html';
import { accessText } from './access';

export const documentStyles = `body{font:14px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#0f172a}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #e5e8ee}`;

/** The page that lists every call. */
export function documentPage(): string {
  const rows = Object.values<Endpoint>(endpoints)
    .map(
      (one) =>
        `<tr><td><b>${one.method}</b></td><td><code>${escapeHtml(one.path)}</code></td><td>${escapeHtml(one.summary)}</td><td>${accessText(one.access)}</td></tr>`,
    )
    .join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>KOL Hub API</title><style>${documentStyles}</style>
<h1>KOL Hub API</h1><p>Base <code>${apiBase}</code>. The whole document: <a href="${apiBase}/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Method<th>Path<th>What<th>Access</thead><tbody>${rows}</tbody></table></html>`;
}
