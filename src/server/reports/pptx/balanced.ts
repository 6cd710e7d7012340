/** So many things on as few pages as hold at most `most` each: how many stand on each, about as many on every one. */
export function balanced(count: number, most: number): number[] {
  const pages = Math.ceil(count / most);
  const until = (page: number) => Math.floor((count * page) / pages);
  return Array.from({ length: pages }, (_, page) => until(page + 1) - until(page));
}
