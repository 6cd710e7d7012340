import { type RefObject, useEffect } from 'react';

/** Before the last step the form's submission, such as by Enter, means: go on. */
export function useNextOnSubmit(inside: RefObject<HTMLElement | null>, last: boolean, next: () => void): void {
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form || last) return;
    const goOn = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      next();
    };
    form.addEventListener('submit', goOn);
    return () => form.removeEventListener('submit', goOn);
  }, [inside, last, next]);
}
