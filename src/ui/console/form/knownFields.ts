import { createContext, type ReactNode, useContext, useEffect } from 'react';

/** What a form knows of one of its fields. */
export interface KnownField {
  /** Already translated. */
  label: string;
  /** A value of it in the person's words; as plain text where it has none. */
  show?: ((value: unknown) => ReactNode) | undefined;
}

/** The fields a form has shown so far: errors name them even on steps not shown, two edits are compared in their words. */
export const KnownFieldsContext = createContext(new Map<string, KnownField>());

/** Makes a field known to its form. */
export function useKnownField(source: string, label: string, show?: KnownField['show']): void {
  const fields = useContext(KnownFieldsContext);
  useEffect(() => {
    fields.set(source, { label, show });
  });
}
