/** What `asked` answers. @throws Error where it takes longer than so many milliseconds */
export function inTime<Answer>(asked: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong()), ms);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** It has the code PostgreSQL itself has for a connection that broke. */
class TookTooLong extends Error {
  readonly code = '08006';

  constructor() {
    super('no answer in time');
  }
}
