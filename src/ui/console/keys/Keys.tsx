import styles from './keys.module.css';
import { type ShortcutName, shortcuts } from './shortcuts';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

const faces: Record<string, string> = {
  Mod: isMac ? '⌘' : 'Ctrl',
  Alt: isMac ? '⌥' : 'Alt',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Shift: 'Shift',
  Tab: 'Tab',
  Home: 'Home',
  End: 'End',
};

/** The keys of a shortcut as they stand on this keyboard: Ctrl K. */
export function keyNames(name: ShortcutName): string[] {
  const keys = shortcuts[name].press.split('+');
  return keys.map((key) => faces[key] ?? (keys.length > 1 ? key.toUpperCase() : key));
}

/** The keys of a shortcut, each in its frame. */
export function Keys({ name }: { name: ShortcutName }) {
  return (
    <span className={styles.keys}>
      {keyNames(name).map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </span>
  );
}

/** What one types, framed as a key. */
export function Key({ children }: { children: string }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
