import type { Entity } from '../domain/entities';
import { type Change, changesChannel } from './db/changes';
import type { Listener } from './db/listener';
import { Remembered } from './remembered';

interface Options<Value> {
  /** What the values are made of. */
  sources: readonly Entity[];
  /** In milliseconds: how old a value gets of which no change is told. */
  lifetime: number;
  capacity: number;
  /** Which values are worth keeping; all, unless it says otherwise. */
  keeps?: (value: Value) => boolean;
}

/**
 * Values remembered until something they are made of is written, in whichever process. It hears of changes from the
 * first time it is asked.
 */
export class UntilChanged<Value> {
  private kept: Remembered<Value>;
  private underWay = new Map<string, Promise<Value>>();
  private readonly made: { forget(): void }[] = [];
  private hears = false;

  constructor(
    private readonly listener: Listener,
    private readonly options: Options<Value>,
  ) {
    this.kept = this.none();
  }

  /** What is remembered under `key`, else what `make` makes, once for all who ask meanwhile. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    this.hear();
    // What was begun before something was written is answered to those who asked before, and not kept.
    const { kept, underWay } = this;
    const known = kept.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const begun = underWay.get(key);
    if (begun) return begun;
    const made = make()
      .then((value) => {
        if (this.options.keeps?.(value) !== false) kept.set(key, value);
        return value;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  }

  private hear(): void {
    if (this.hears) return;
    this.hears = true;
    this.listener.on(changesChannel, (message) => {
      const changes: Change[] | null = message === null ? null : JSON.parse(message);
      if (!changes || changes.some(([entity]) => this.options.sources.includes(entity))) this.forget();
    });
  }

  /** For who has just written: the own process need not wait until it is told. */
  forget(): void {
    this.kept = this.none();
    this.underWay = new Map();
    for (const one of this.made) one.forget();
  }

  /** Whatever is forgotten here, is forgotten by `other` too, whose values are made of these. */
  feeds(other: { forget(): void }): void {
    this.made.push(other);
  }

  private none(): Remembered<Value> {
    return new Remembered(this.options.lifetime, this.options.capacity);
  }
}
