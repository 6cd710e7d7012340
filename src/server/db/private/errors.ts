/** An error the operator can act on: what is wrong, and the way around that always exists. */
export function unavailable(reason: string): Error {
  return new Error(
    `The private PostgreSQL cannot run: ${reason} Set DATABASE_URL to a PostgreSQL server (15 or newer) to use that one instead.`,
  );
}

/** The `code` of a Node or PostgreSQL error (`ENOENT`, `3D000`), or undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
