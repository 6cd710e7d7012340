import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which part of the mails of a campaign is open, as the address says it. */
export const mailParameter = 'mail';
/** The mail that is written once more, by its id. */
const againParameter = 'again';
export type MailPart = 'write' | 'sent' | 'weekly';

/** Opens and closes the drawer of mails, in the address, so that it stands a reload and can be sent. */
export function useMailPlace() {
  const [parameters, setParameters] = useSearchParams();
  const isOpen = parameters.has(mailParameter);
  const again = parameters.get(againParameter);
  return useMemo(() => {
    const open = (part: MailPart | null, earlier?: string) =>
      setParameters((previous) => {
        const draft = new URLSearchParams(previous);
        draft.delete(againParameter);
        if (earlier) draft.set(againParameter, earlier);
        if (part) draft.set(mailParameter, part);
        else draft.delete(mailParameter);
        return draft;
      });
    return { isOpen, again, open, writeAgain: (mail: string) => open('write', mail), close: () => open(null) };
  }, [isOpen, again, setParameters]);
}
