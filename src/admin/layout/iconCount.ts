import logo from '../logo.svg?raw';

const most = 9;

/** The page's icon as an address: the logo, with how many notifications are unread where there are any. */
export function iconWith(unread: number): string {
  const text = unread > most ? `${most}+` : String(unread);
  const count =
    '<circle cx="21" cy="21" r="11" fill="#c02b3a"/>' +
    `<text x="21" y="26" fill="#fff" font-family="sans-serif" font-size="14" font-weight="700" text-anchor="middle">${text}</text>`;
  const svg = unread > 0 ? logo.replace('</svg>', `${count}</svg>`) : logo;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Shows on the browser's tab how many notifications are unread. */
export function showIcon(unread: number): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', iconWith(unread));
}
