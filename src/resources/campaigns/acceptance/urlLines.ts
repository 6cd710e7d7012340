/** Addresses as a person writes them, one a line, as a list without empty ones and each once. */
export function urlsIn(lines: unknown): string[] {
  return [
    ...new Set(
      String(lines ?? '')
        .split(/\s+/)
        .filter(Boolean),
    ),
  ];
}

export const linesOf = (urls: readonly string[]) => urls.join('\n');
