import type { RoleName, UserType } from '../../../src/domain/roles';
import { representatives } from '../../../src/server/db/schema/customers';
import { rolePermissions } from '../../../src/server/db/schema/identity';
import { newId } from '../../../src/server/ids';
import type { TestApp } from '../app';
import { roleIds, signIn } from '../people';

/** Somebody who asks, by the role they have; `anonymous` has none. */
export interface Viewer {
  name: RoleName | 'anonymous';
  id: string | undefined;
  token: string | undefined;
}

const reducedTypes: Partial<Record<RoleName, UserType>> = {
  customer: 'customer',
  client: 'customer',
  brand: 'brand',
  KOL: 'kol',
};

/** Whether this viewer has the reduced view (CONTRACT.md §3). */
export const isReduced = ({ name }: Viewer) => name === 'anonymous' || name in reducedTypes;

/** Somebody of each role there is and somebody who is not signed in; clients stand for the customer or the brand. */
export async function addViewers(
  test: TestApp,
  roleNames: readonly RoleName[],
  own: { customer: string; brand: string },
): Promise<Viewer[]> {
  const viewers: Viewer[] = [];
  for (const name of roleNames) {
    const type = reducedTypes[name] ?? 'staff';
    const { id, token } = await signIn(test, [name], { type });
    if (type === 'customer' || type === 'brand') {
      const bound = type === 'customer' ? { customer_id: own.customer } : { brand_id: own.brand };
      await test.database.db.insert(representatives).values({ id: newId(), user_id: id, type, ...bound });
    }
    viewers.push({ name, id, token });
  }
  return [...viewers, { name: 'anonymous', id: undefined, token: undefined }];
}

/** Rights that reduced roles do not have by default; a permission group may give them. */
export async function grantMore(test: TestApp): Promise<void> {
  const ids = await roleIds(test);
  const roleOf = (name: RoleName) => ids[name] ?? '';
  await test.database.db.insert(rolePermissions).values([
    ...(['customer', 'client', 'brand', 'KOL'] as const).map((name) => ({
      role_id: roleOf(name),
      scope: 'kol_management',
      action: 'r_export',
    })),
    { role_id: roleOf('client'), scope: 'brand_management', action: 'r_report' },
  ]);
}
