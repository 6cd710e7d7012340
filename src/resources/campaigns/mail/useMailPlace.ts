import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which part of the mails of a campaign is open, as the address says it. */
export const mailParameter = 'mail';
export type MailPart = 'write' | 'sent' | 'weekly';

/** Opens and closes the drawer of mails, in the address, so that it stands a reload and can be sent. */
export function useMailPlace() {
  const [parameters, setParameters] = useSearchParams();
  const isOpen = parameters.has(mailParameter);
  return useMemo(() => {
    const open = (part: MailPart | null) =>
      setParameters((previous) => {
        const draft = new URLSearchParams(previous);
        if (part) draft.set(mailParameter, part);
        else draft.delete(mailParameter);
        return draft;
      });
    return { isOpen, open, close: () => open(null) };
  }, [isOpen, setParameters]);
}
