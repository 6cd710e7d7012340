import type { ServerResponse } from 'node:http';
import { AppError } from '../../domain/errors';

/** The signal that aborts when the caller leaves before the answer, or has had it; made once, for a call that asks. */
export function leavingOf(answer: ServerResponse): () => AbortSignal {
  let signal: AbortSignal | undefined;
  return () => {
    signal ??= signalOf(answer);
    return signal;
  };
}

function signalOf(answer: ServerResponse): AbortSignal {
  const left = new AbortController();
  const leave = () => left.abort(new AppError('request_timeout'));
  if (answer.closed) leave();
  else answer.once('close', leave);
  return left.signal;
}
