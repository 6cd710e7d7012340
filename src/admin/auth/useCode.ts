import { useCallback, useEffect, useRef, useState } from 'react';
import { otpLimits } from '../../domain/limits';
import { ApiError, request } from '../../providers/http';
import { useCountdown } from './useCountdown';

/** How long a code serves, for the texts. */
export const codeMinutes = otpLimits.seconds / 60;

const typeOf = { register: 'REGISTER', forgot: 'FORGET_PASSWORD' } as const;

interface CodeRequest {
  purpose: keyof typeof typeOf;
  email: string;
  fullname?: string | undefined;
  /** Asks for a code when the page opens and none is alive. */
  atOnce?: boolean;
}

/** The mailed code of a page: seconds until another may be asked for, kept across reloads, and the asking. */
export interface Code {
  wait: number;
  sent: boolean;
  fault: string | null;
  resend(): Promise<void>;
}

export function useCode({ purpose, email, fullname, atOnce = false }: CodeRequest): Code {
  const key = `resend-${purpose}-${email}`;
  const [until, setUntil] = useState(() => Number(sessionStorage.getItem(key)) || 0);
  const [sent, setSent] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const asked = useRef<string | null>(null);

  const waitFor = useCallback(
    (seconds: number) => {
      const instant = Date.now() + seconds * 1000;
      sessionStorage.setItem(key, String(instant));
      setUntil(instant);
    },
    [key],
  );

  const resend = useCallback(async () => {
    setFault(null);
    setSent(false);
    try {
      await request('resendOtp', {
        body: { type: purpose, username: email, email, ...(fullname && { fullname }) },
      });
      setSent(true);
      waitFor(otpLimits.resendSeconds);
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter) waitFor(error.retryAfter);
      setFault(error instanceof ApiError ? error.code : 'unknown');
    }
  }, [purpose, email, fullname, waitFor]);

  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    // The server's clock counts; what this tab remembers serves until it answers, and where it does not.
    request<{ data: { remaining_seconds: number; resend_in_seconds: number } }>('checkTimeVerification', {
      params: { username: email },
      query: { type: typeOf[purpose] },
    }).then(
      ({ data }) => {
        waitFor(data.resend_in_seconds);
        if (atOnce && data.remaining_seconds === 0 && data.resend_in_seconds === 0) void resend();
      },
      () => undefined,
    );
  }, [key, email, purpose, atOnce, waitFor, resend]);

  return { wait: useCountdown(until), sent, fault, resend };
}
