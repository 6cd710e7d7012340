import { getPreference, subscribePreferences } from '../providers/preferences';

const system = window.matchMedia('(prefers-color-scheme: dark)');

function apply(): void {
  const chosen = getPreference('theme');
  const dark = chosen === 'dark' || (chosen === 'system' && system.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Keeps the page light or dark as chosen, or as the device is. */
export function followTheme(): void {
  apply();
  system.addEventListener('change', apply);
  subscribePreferences(apply);
}
