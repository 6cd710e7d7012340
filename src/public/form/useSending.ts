import { useEffect, useRef, useState } from 'react';
import type { CaptchaChallenge } from '../../domain/captcha/types';
import { captchaSeconds } from '../../domain/limits';
import { call } from '../answer';
import type { Fault, Posted } from './post';

/** How far sending has come. */
export type Sending =
  | { is: 'idle' | 'checking' | 'failed' | 'insecure' }
  /** `id` of what was made of it; null where its answer never came. */
  | { is: 'done'; id: string | null }
  | { is: 'sending'; share: number }
  /** Sent again by itself after so many seconds. */
  | { is: 'slowed'; seconds: number }
  | { is: 'refused'; code: string; errors: Fault[] };

interface Solved {
  token: string;
  /** Until when it may be used, by the clock of this browser. */
  until: number;
  /** It went out and no answer came: it may have arrived. */
  isUnsure: boolean;
}

type Send = (token: string, onProgress: (share: number) => void) => Promise<Posted>;

/**
 * Sends a form with a solved captcha, once, however often it is asked to; `onEnd` hears how it ended. A solution is spent only where the form was
 * kept; so where one that went out without an answer is refused as spent, the form has arrived.
 */
export function useSending(captcha: string, send: Send, onEnd: (state: Sending) => void) {
  const [state, setState] = useState<Sending>({ is: 'idle' });
  const solved = useRef<Promise<Solved | null> | null>(null);
  const going = useRef(false);
  const latest = useRef({ send, onEnd });
  latest.current = { send, onEnd };

  const prepare = () => {
    solved.current ??= solveOne(captcha);
    return solved.current;
  };

  const take = async () => {
    const found = await prepare();
    if (found && found.until > Date.now()) return found;
    solved.current = null;
    return prepare();
  };

  const attempt = async (isLast: boolean): Promise<Sending> => {
    if (!canSolve()) return { is: 'insecure' };
    const found = await take();
    if (!found) {
      solved.current = null;
      return { is: 'failed' };
    }
    setState({ is: 'sending', share: 0 });
    const onProgress = (share: number) => setState({ is: 'sending', share });
    const answer = await latest.current.send(found.token, onProgress).catch((): Posted => ({ is: 'failed' }));
    if (answer.is === 'answered') return { is: 'done', id: answer.id };
    if (answer.is === 'failed') found.isUnsure = true;
    if (answer.is !== 'refused' || answer.code !== 'captcha_failed') return answer;
    if (found.isUnsure && found.until > Date.now()) return { is: 'done', id: null };
    solved.current = null;
    return isLast ? answer : attempt(true);
  };

  const start = async () => {
    if (going.current) return;
    going.current = true;
    setState({ is: 'checking' });
    const ended = await attempt(false);
    going.current = false;
    setState(ended);
    latest.current.onEnd(ended);
  };
  const restart = useRef(start);
  restart.current = start;
  useEffect(() => {
    if (state.is !== 'slowed') return;
    const over = setTimeout(() => void restart.current(), state.seconds * 1_000);
    return () => clearTimeout(over);
  }, [state]);

  return { state, start, prepare, reset: () => setState({ is: 'idle' }), lose: () => setState({ is: 'failed' }) };
}

// A browser keeps its cryptography for pages opened over https.
const canSolve = () => globalThis.crypto?.subtle !== undefined;

async function solveOne(address: string): Promise<Solved | null> {
  const solving = await import('./captcha').catch(() => null);
  if (!solving || !canSolve()) return null;
  const until = Date.now() + (captchaSeconds - 60) * 1_000;
  const answer = await call<{ data: CaptchaChallenge }>(address);
  if (answer.is !== 'answered') return null;
  const { solve } = solving;
  return { token: await solve(answer.data.data), until, isUnsure: false };
}
