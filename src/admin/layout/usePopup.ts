import { type MouseEvent, useCallback, useState } from 'react';

/** What opens from a button that is its anchor; closed without one. */
export interface PopupProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** A button and what opens from it; once opened it stays mounted, so that it can close as it should. */
export function usePopup() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  return {
    anchor,
    isOpen: anchor !== null,
    wasOpened,
    open: useCallback((event: MouseEvent<HTMLElement>) => {
      setAnchor(event.currentTarget);
      setOpened(true);
    }, []),
    close: useCallback(() => setAnchor(null), []),
  };
}
