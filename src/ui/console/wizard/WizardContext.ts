import { createContext, useContext } from 'react';

/** Leads to a step by its key, and there to a field: back always, forth never past a step that does not stand. */
type GoTo = (step: string, field?: string) => void;

export const WizardContext = createContext<GoTo>(() => undefined);

export function useGoToStep(): GoTo {
  return useContext(WizardContext);
}
