import type { Language } from '../domain/languages/types';
import { request } from './http';
import { setChoices } from './locale';

let asking: Promise<void> | null = null;

/** Asks which languages are enabled, once at a time; where the server cannot say, the known ones stay. */
export function loadLanguages(): Promise<void> {
  asking ??= request<{ data: Language[] }>('languages', { query: { enable: true } })
    .then(({ data }) => setChoices(data))
    .catch(() => undefined)
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** Asks again whenever somebody comes back to the page: an administrator may have changed them meanwhile. */
export function followLanguages(): void {
  void loadLanguages();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void loadLanguages();
  });
}
