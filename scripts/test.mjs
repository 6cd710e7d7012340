// npm test: every check there is, one line each, failing output in full, closing with `N passed, N failed`.
//   --no-browser   everything that needs no browser (npm run verify)
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './buildStamp.mjs';

const flags = new Set(process.argv.slice(2));
const reports = mkdtempSync(join(tmpdir(), 'kolhub-test-'));
const children = new Set();
const total = { passed: 0, failed: 0 };

process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(130);
  });
}

try {
  await Promise.all([
    check('format and lint', '@biomejs/biome/bin/biome', ['ci', '--colors=off', '--max-diagnostics=200', '.']),
    check('types', 'typescript/bin/tsc', ['--noEmit', '--pretty', 'false']),
    check('import walls', 'dependency-cruiser/bin/dependency-cruise.mjs', [
      'src',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err-long',
    ]),
    check('dead code', 'knip/bin/knip.js', ['--no-progress']),
    check('packages', '../scripts/packages.mjs'),
  ]);
  await unitAndServerTests();
  if (!flags.has('--no-browser')) await browserTests();
} catch (error) {
  console.error(error);
  total.failed += 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function check(name, bin, args = []) {
  const result = await run(bin, args);
  report(name, result, result.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

async function unitAndServerTests() {
  const file = join(reports, 'vitest.json');
  const args = ['run', '--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const result = await run('vitest/vitest.mjs', args);
  report('unit and server tests', result, count(result, file, countVitest));
}

async function browserTests() {
  const file = join(reports, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const result = await run('playwright/cli.js', ['test', '--forbid-only', '--reporter=line,json'], env);
  report('browser tests', result, count(result, file, countPlaywright));
}

// A run that crashed, or failed without naming a test, counts as one failure: it must never look green.
function count(result, file, countReport) {
  const counts = existsSync(file) ? countReport(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  if (result.code !== 0 && counts.failed === 0) counts.failed = 1;
  if (counts.passed + counts.failed === 0) counts.failed = 1;
  return counts;
}

function countVitest(json) {
  const unloadable = json.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0).length;
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + unloadable,
    skipped: json.numPendingTests,
    reasons: json.testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => reason(fullName, failureMessages[0])),
    ),
  };
}

function countPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: suites.flatMap((suite) => namedIn(suite, 'flaky')),
    reasons: suites.flatMap((suite) => namedIn(suite, 'unexpected')),
  };
}

/** The tests of a status, flaky (passed only when tried again) or unexpected (failed), each with why its last failing try failed. */
function namedIn({ suites = [], specs = [] }, status) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => reason(`${file}:${line} ${title}`, results.findLast(({ error }) => error)?.error.message)),
  );
  return [...own, ...suites.flatMap((suite) => namedIn(suite, status))];
}

// Where only the end of a log is kept, it has to say what went wrong.
function reason(name, message = '') {
  const plain = stripVTControlCharacters(message);
  return [
    name,
    ...plain
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, 20),
  ].join('\n    ');
}

function report(name, { output, seconds }, { passed, failed, skipped = 0, flaky = [], reasons = [] }) {
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  const counts = [
    passed > 1 && `${passed} passed`,
    failed > 1 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
    flaky.length > 0 && `${flaky.length} only when tried again`,
  ];
  const note = counts.filter(Boolean).join(', ');
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s${note ? `  ${note}` : ''}`,
  );
  for (const text of flaky) console.log(`  tried again: ${text}`);
  for (const text of reasons) console.log(`  failed: ${text}`);
  total.passed += passed;
  total.failed += failed;
}

/** Runs a package's bin with its output kept: shown only when it failed. */
function run(bin, args, env = {}) {
  const started = performance.now();
  const script = join(root, 'node_modules', bin);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    // A log that is silent for long is taken for one that hangs.
    const beat = setInterval(() => {
      console.log(`  … ${bin.split('/')[0]}: ${Math.round((performance.now() - started) / 60_000)} min`);
    }, 120_000);
    const done = (code, note = '') => {
      clearInterval(beat);
      children.delete(child);
      resolve({ code, output: output + note, seconds: (performance.now() - started) / 1000 });
    };
    child.once('error', (error) => done(1, `${bin}: ${error.message}`));
    child.once('close', (code, signal) => done(code ?? 1, signal ? `${bin} was ended by ${signal}` : ''));
  });
}
