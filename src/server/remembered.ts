/** Values kept in memory for a while, the oldest given up first. */
export class Remembered<Value> {
  private readonly kept = new Map<string, { value: Value; until: number }>();

  /** @param lifetime in milliseconds @param capacity how many values at most */
  constructor(
    private readonly lifetime: number,
    private readonly capacity: number,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.kept.get(key);
    return entry && entry.until > Date.now() ? entry.value : undefined;
  }

  set(key: string, value: Value): void {
    this.kept.delete(key);
    this.kept.set(key, { value, until: Date.now() + this.lifetime });
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.capacity && oldest !== undefined) this.kept.delete(oldest);
  }
}

/** Such values of each database of the process. */
export function rememberedByDatabase<Value>(lifetime: number, capacity: number): (db: object) => Remembered<Value> {
  const all = new WeakMap<object, Remembered<Value>>();
  return (db) => {
    const known = all.get(db) ?? new Remembered<Value>(lifetime, capacity);
    all.set(db, known);
    return known;
  };
}
