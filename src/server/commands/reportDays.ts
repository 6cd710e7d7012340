import { readConfig } from '../config';
import { differingDays } from '../reports/proveDays';
import { findSummed } from '../reports/queries/rebuilt';
import { rebuildDays } from '../reports/rebuildDays';
import { openServices } from '../services';

// npm run report:days: makes the sums by day of every campaign anew and proves them equal to the ledger.
const { services, close } = await openServices(readConfig(process.env), console.log);
try {
  const ids = await findSummed(services.db);
  for (const id of ids) {
    if (await rebuildDays(services.db, id)) console.log(`Campaign ${id}: its sums by day were wrong`);
    const differing = await differingDays(services.db, id);
    if (differing.length === 0) continue;
    process.exitCode = 1;
    console.error(`Campaign ${id}: the sums by day are not those of the ledger on ${differing.join(', ')}`);
  }
  if (!process.exitCode) console.log(`${ids.length} campaigns: the sums by day are equal to the ledger`);
} finally {
  await close();
}
