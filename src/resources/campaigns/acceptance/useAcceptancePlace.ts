import { useSearchParams } from 'react-router-dom';

/** Parameter of the address that names what of the acceptances is open in a drawer. */
export const acceptanceParameter = 'acceptance';

/** The open acceptance, `new`, `other` for the other documents, or null; and how to open another. */
export function useAcceptancePlace(): [string | null, (open: string | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const open = (id: string | null) =>
    setParameters((previous) => {
      const draft = new URLSearchParams(previous);
      if (id) draft.set(acceptanceParameter, id);
      else draft.delete(acceptanceParameter);
      return draft;
    });
  return [parameters.get(acceptanceParameter), open];
}
