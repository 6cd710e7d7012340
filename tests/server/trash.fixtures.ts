import type { TestApp } from '../support/app';

/** Deletes a record of each kind by its call, as this caller. */
export async function deleteRecord(test: TestApp, token: string, kind: string, id: string, reason = 'Nhầm lẫn') {
  const calls: Record<string, ['DELETE' | 'PATCH' | 'PUT', string]> = {
    kol: ['DELETE', `/kols/${id}`],
    customer: ['PATCH', `/customers/${id}/delete`],
    brand: ['PUT', `/brands/${id}/delete`],
    campaign: ['DELETE', `/campaigns/${id}`],
  };
  const [method, path] = calls[kind] ?? ['DELETE', ''];
  const answer = await test.call(method, path, { token, body: { reason } });
  if (answer.statusCode >= 300) throw new Error(answer.body);
}

/** Restores a record by the call of its kind. */
export function restore(test: TestApp, token: string, kind: string, id: string, body: object = {}) {
  const folder = { kol: 'kols', customer: 'customers', brand: 'brands', campaign: 'campaigns' }[kind];
  return test.call('PUT', `/${folder}/${id}/restore`, { token, body });
}

/** Makes what lies in the trash older by so many days. */
export async function age(test: TestApp, id: string, days: number): Promise<void> {
  await test.database.pool.query('update trash set deleted_at = deleted_at - make_interval(days => $2) where id = $1', [
    id,
    days,
  ]);
}
