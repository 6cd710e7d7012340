import type { NetworkStatus } from '../../../domain/social/types';
import type { NetworkState } from '../../../ui/plain/statusTones';

/** What is said of a network in a word: what keeps it from being read comes before what it does. */
export function networkState({ state, open_until, spent_until, is_running }: NetworkStatus): NetworkState {
  if (state === 'not_connected') return state;
  if (open_until) return 'waiting';
  if (is_running) return 'running';
  return spent_until ? 'spent' : state;
}
