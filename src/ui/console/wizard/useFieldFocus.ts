import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';

/** Puts the keyboard into a field of a step that is about to be drawn. */
export function useFieldFocus(): (field: string) => void {
  const { setFocus } = useFormContext();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    setFocus(wanted);
    setWanted(null);
  }, [wanted, setFocus]);
  return setWanted;
}
