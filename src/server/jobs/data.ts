/** A text a job was asked with, by its name. @throws Error where it has none, so that the job becomes a dead letter */
export function textIn(data: object, name: string): string {
  const value: unknown = Object.hasOwn(data, name) ? Reflect.get(data, name) : null;
  if (typeof value !== 'string') throw new Error(`the job names no ${name}`);
  return value;
}
