// npm run packages: writes what the product is built of to dist/sbom.cdx.json (CycloneDX), and asks npm for known
// vulnerabilities of it. Ends with 1 where what is installed is not what the lockfile says, or one of these is high.
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './buildStamp.mjs';

const file = join(root, 'dist', 'sbom.cdx.json');

const bill = await npm(['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']);
if (bill.code !== 0) throw new Error(`npm sbom: ${bill.error}`);
const { components } = JSON.parse(bill.output);
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(file, bill.output);
console.log(`${components.length} packages are named in dist/sbom.cdx.json`);

const { output } = await npm(['audit', '--omit', 'dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']);
const { vulnerabilities, metadata } = JSON.parse(output || '{}');
if (!vulnerabilities) {
  console.log('Not looked for: known vulnerabilities. npm’s service does not answer here');
} else {
  const counts = metadata.vulnerabilities;
  console.log(`Known vulnerabilities: ${counts.critical} critical, ${counts.high} high, ${counts.total} in all`);
  for (const { name, severity, range } of Object.values(vulnerabilities))
    console.log(`  ${severity}: ${name} ${range}`);
  if (counts.critical + counts.high > 0) process.exitCode = 1;
}

function npm(args) {
  return new Promise((resolve) => {
    execFile('npm', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, output: stdout, error: stderr });
    });
  });
}
