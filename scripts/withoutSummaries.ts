import type { Plugin } from 'vite';

const tables = /\/src\/domain\/(?:\w+\/)*\w*[eE]ndpoints\.ts$/;
const summaries = /\bsummary:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`),?/g;

/**
 * Leaves out of the browser's bundles what calls are said to do: only the API document reads it, and it is some
 * kilobytes of every page.
 */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    enforce: 'pre',
    transform: (code, file) => (tables.test(file) ? { code: code.replace(summaries, ''), map: null } : null),
  };
}
