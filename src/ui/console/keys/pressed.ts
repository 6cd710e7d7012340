import { type ShortcutName, shortcuts } from './shortcuts';

/** What of a key event says which keys are down; the browser's and React's alike. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What belongs to the shortcut that was pressed, of those a handler listens for; undefined where it was none of them. */
export function pressed<Value>(event: Press, ways: Partial<Record<ShortcutName, Value>>): Value | undefined {
  const names = Object.keys(ways) as ShortcutName[];
  const name = names.find((one) => isPressed(event, one));
  return name && ways[name];
}

/** Whether the keys of a shortcut are down. */
export function isPressed(event: Press, name: ShortcutName): boolean {
  const held: string[] = shortcuts[name].press.split('+');
  const key = held.pop() ?? '';
  const isCommand = held.includes('Mod');
  if (isCommand !== (event.ctrlKey || event.metaKey) || held.includes('Alt') !== event.altKey) return false;
  // Which mark needs the shift key is the keyboard's matter.
  const isMark = key.length === 1 && !isCommand;
  if (!isMark && held.includes('Shift') !== event.shiftKey) return false;
  return isCommand ? event.key.toLowerCase() === key.toLowerCase() : event.key === key;
}
