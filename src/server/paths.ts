import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** The folder package.json stands in. */
export function projectRoot(): string {
  let folder = here;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/** Whether this code runs from the built bundle rather than from source. */
export function runsBuilt(): boolean {
  return here.split(sep).includes('dist');
}
