import { checkNetworks } from './checkNetworks';

const isGood = await checkNetworks(process.env, (line) => process.stdout.write(`${line}\n`));
process.exitCode = isGood ? 0 : 1;
