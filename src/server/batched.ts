/**
 * Questions of the same kind asked together: what is asked while as many readings as may be are under way is answered by
 * one reading after them. A reading begins after the question, never before, so an answer is never older than it.
 */
export class Batched<Answer> {
  private waiting: Batch<Answer> | null = null;
  private underWay = 0;

  /** @param atOnce readings under way at the same time, so that one that hangs does not hold up all */
  constructor(
    private readonly read: (keys: string[]) => Promise<Map<string, Answer>>,
    private readonly atOnce: number,
  ) {}

  /** The answer to `key`; undefined where the reading has none. */
  async ask(key: string): Promise<Answer | undefined> {
    this.waiting ??= { keys: new Set(), answers: later() };
    const { keys, answers } = this.waiting;
    keys.add(key);
    this.next();
    return (await answers.promise).get(key);
  }

  private next(): void {
    if (!this.waiting || this.underWay >= this.atOnce) return;
    const { keys, answers } = this.waiting;
    this.waiting = null;
    this.underWay += 1;
    this.read([...keys])
      .then(answers.resolve, answers.reject)
      .finally(() => {
        this.underWay -= 1;
        this.next();
      });
  }
}

interface Batch<Answer> {
  keys: Set<string>;
  answers: Later<Map<string, Answer>>;
}

interface Later<Value> {
  promise: Promise<Value>;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

function later<Value>(): Later<Value> {
  let resolve: Later<Value>['resolve'] = () => {};
  let reject: Later<Value>['reject'] = () => {};
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
