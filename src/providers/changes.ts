import type { Entity } from '../domain/entities';

/** What has changed: every record of an entity, or the one that is named; `gone` of one that was removed here. */
export type Changed = readonly [entity: Entity, id?: string, gone?: true];

/** Whether a person did it in this window; of what others do elsewhere the window hears later. */
export type Where = 'here' | 'elsewhere';

type Listener = (changed: readonly Changed[], where: Where) => void;

const listeners = new Set<Listener>();

/** Says that what was read of these is out of date, whoever changed it. */
export function tellChanged(changed: readonly Changed[], where: Where = 'here'): void {
  if (changed.length === 0) return;
  for (const listener of listeners) listener(changed, where);
}

/** Calls the listener with every change that becomes known; answers how to end that. */
export function onChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
