/** Choices that belong to the device, not to the person: they outlive a logout. */
interface Preferences {
  theme: 'light' | 'dark' | 'system';
  menu: 'open' | 'collapsed';
  /** The menu below the xl breakpoint. */
  menuNarrow: 'open' | 'collapsed';
}

const defaults: Preferences = {
  theme: 'system',
  menu: 'open',
  menuNarrow: 'collapsed',
};
const allowed: { [K in keyof Preferences]: readonly Preferences[K][] } = {
  theme: ['light', 'dark', 'system'],
  menu: ['open', 'collapsed'],
  menuNarrow: ['open', 'collapsed'],
};
const listeners = new Set<() => void>();

export function getPreference<K extends keyof Preferences>(name: K): Preferences[K] {
  const value = localStorage.getItem(name);
  return allowed[name].find((entry) => entry === value) ?? defaults[name];
}

export function setPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  localStorage.setItem(name, value);
  for (const listener of listeners) listener();
}

export function subscribePreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
