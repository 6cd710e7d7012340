const mostForEnding = 19_000;

/** Ends the process within 20 seconds (CONTRACT-2 §16), whatever is still under way: a transaction is taken back. */
export function endInTime(): void {
  setTimeout(() => {
    process.stderr.write('What was under way did not end in time and is given up\n');
    process.exit(1);
  }, mostForEnding).unref();
}
