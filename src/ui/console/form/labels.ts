import { createContext, useContext, useEffect } from 'react';

/** Field names to their translated labels: the summary of errors names fields even of steps not shown. */
export const LabelsContext = createContext(new Map<string, string>());

export function useFieldLabel(source: string, label: string): void {
  const labels = useContext(LabelsContext);
  useEffect(() => {
    labels.set(source, label);
  }, [labels, source, label]);
}
