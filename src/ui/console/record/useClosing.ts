import { type RefObject, useEffect, useRef, useState } from 'react';

interface Closing {
  isOpen: boolean;
  toggle: () => void;
  /** Around the button that opens it, which comes first, and what is opened. */
  menu: RefObject<HTMLDivElement | null>;
}

/** Open until something in it is chosen, something beside it is touched, or Escape is pressed. */
export function useClosing(): Closing {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = menu.current;
    if (!isOpen || !element) return;
    const button = element.querySelector('button');
    const onPress = ({ target }: PointerEvent) => {
      if (!element.contains(target as Node)) setOpen(false);
    };
    const onChoose = ({ target }: MouseEvent) => {
      const chosen = (target as Element).closest('a, button');
      // What opens another menu stays, as that one stands at it.
      if (!chosen || chosen === button || chosen.ariaHasPopup) return;
      // Whatever opens now gives the focus back to where it can be seen.
      button?.focus();
      setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      button?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    element.addEventListener('click', onChoose, true);
    element.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      element.removeEventListener('click', onChoose, true);
      element.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  return { isOpen, toggle: () => setOpen((was) => !was), menu };
}
