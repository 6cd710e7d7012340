import type { Plugin } from 'vite';

const tables = /\/src\/domain\/(?:\w+\/)*\w*[eE]ndpoints\.ts$/;
const summaries = /\bsummary:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`),?/g;
const ofTheServer =
  /\b(?:readsStandby|beforeSecondFactor|takesList|streams):\s*true,?|\b(?:answer|failure):\s*'\w+',?/g;

/**
 * Leaves out of the browser's bundles what calls are said to do, which only the API document reads, and what of them only
 * the server asks: some kilobytes of every page.
 */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    enforce: 'pre',
    transform: (code, file) =>
      tables.test(file) ? { code: code.replace(summaries, '').replace(ofTheServer, ''), map: null } : null,
  };
}
