import { type RefObject, useEffect, useRef, useState } from 'react';

const checkMs = 500;

interface Autofill {
  password: RefObject<HTMLInputElement | null>;
  /** The browser has filled the field but keeps the text to itself until the person acts. */
  hidden: boolean;
}

/** Looks at the password field once, 500 ms after it appears: browsers fill it in without telling (spec 2 §9). */
export function useAutofill(setUsername: (value: string) => void, setPassword: (value: string) => void): Autofill {
  const password = useRef<HTMLInputElement>(null);
  const [hidden, setHidden] = useState(false);
  const tell = useRef({ setUsername, setPassword });
  useEffect(() => {
    const timer = setTimeout(() => {
      const field = password.current;
      const name = field?.form?.elements.namedItem('username');
      if (!field) return;
      if (name instanceof HTMLInputElement && name.value) tell.current.setUsername(name.value);
      if (field.value) tell.current.setPassword(field.value);
      else setHidden(field.matches(':autofill'));
    }, checkMs);
    return () => clearTimeout(timer);
  }, []);
  return { password, hidden };
}
