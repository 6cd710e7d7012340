import type { NetworkStatus } from '../../../domain/social/types';
import type { StatusTone } from '../../../ui/console/record/statusTones';

type State = 'connected' | 'demo' | 'not_connected' | 'waiting' | 'running' | 'spent';

const tones: Record<State, StatusTone> = {
  connected: 'good',
  demo: 'info',
  not_connected: 'muted',
  waiting: 'bad',
  running: 'accent',
  spent: 'warn',
};

/** What is said of a network in a word: what keeps it from being read comes before what it does. */
export function networkState({ state, open_until, spent_until, is_running }: NetworkStatus): {
  key: State;
  tone: StatusTone;
} {
  const key = keyOf();
  return { key, tone: tones[key] };

  function keyOf(): State {
    if (state === 'not_connected') return state;
    if (open_until) return 'waiting';
    if (is_running) return 'running';
    return spent_until ? 'spent' : state;
  }
}
