import { useEffect, useRef } from 'react';

const typing =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"]';

/** `/` opens unless one is typing; Ctrl+K and ⌘K open and close from anywhere. */
export function usePaletteKeys(open: () => void, toggle: () => void): void {
  const latest = useRef({ open, toggle });
  useEffect(() => {
    latest.current = { open, toggle };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.shiftKey) return;
      const command = event.ctrlKey || event.metaKey;
      if (command && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        latest.current.toggle();
      } else if (!command && event.key === '/' && !(event.target as HTMLElement).closest(typing)) {
        event.preventDefault();
        latest.current.open();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
