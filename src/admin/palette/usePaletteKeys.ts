import { useEffect, useRef } from 'react';
import { pressed } from '../../ui/console/keys/pressed';

const typing =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"]';

/** `/` opens and `?` helps unless one is typing; Ctrl+K and ⌘K open and close from anywhere. */
export function usePaletteKeys(open: () => void, toggle: () => void, help: () => void): void {
  const latest = useRef({ open, toggle, help });
  useEffect(() => {
    latest.current = { open, toggle, help };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const { open, toggle, help } = latest.current;
      const isTyping = (event.target as HTMLElement).closest(typing) !== null;
      const act = pressed(event, { toggle_palette: toggle, ...(!isTyping && { open_palette: open, help }) });
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
