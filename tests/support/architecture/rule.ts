/** One file as a rule sees it: its path from the repository's root, with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A rule about single files. `bad` and `good` are planted examples: the rule's own test. */
export interface FileRule {
  name: string;
  /** What to do instead and where to read about it. */
  why: string;
  /** Complaints about one file, each with a line number or a name; none when the file is in order. */
  check(file: SourceFile): string[];
  bad: SourceFile[];
  good: SourceFile[];
}

export const guide = (section: string) => `Read CONTRIBUTING.md, "${section}".`;

export const isSource = (path: string) => /^src\/.*\.tsx?$/.test(path);
export const isCode = (path: string) => /\.(tsx?|mjs|cjs)$/.test(path);
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('tests/');

/** Complaints for every line on which the pattern is found. */
export function linesMatching(text: string, pattern: RegExp): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = pattern.exec(line);
    return found ? [`line ${index + 1}: ${found[0].trim()}`] : [];
  });
}
