import { type EndpointName, endpoints, readsOf } from '../domain/endpoints';
import type { Entity } from '../domain/entities';
import type { ErrorCode } from '../domain/errors';
import { ApiError, type RequestOptions, request } from './http';

const codes: Partial<Record<Entity, ErrorCode>> = {
  kols: 'kol_not_exist',
  campaigns: 'campaign_not_exist',
  sows: 'sow_not_exist',
  acceptances: 'acceptance_not_exist',
  campaignPosts: 'post_not_exist',
  customers: 'customer_not_exist',
  brands: 'brand_not_exist',
  representatives: 'representative_not_exist',
  requests: 'request_not_exist',
  users: 'user_not_exist',
  roles: 'role_not_exist',
  languages: 'language_not_exist',
  collectOrders: 'collect_order_not_exist',
  queueJobs: 'queue_job_not_exist',
};

/**
 * A refused reading call anew: where the address of a page names a record by what is no id, cut short or mistyped, there
 * is no such record; what an id has to look like says nothing. Any other refusal stays as it is.
 */
export function asMissing(name: EndpointName, refusal: unknown): unknown {
  const code = codes[readsOf(name)[0] ?? 'me'];
  const isNamed = endpoints[name].path.includes('{id}');
  if (!code || !isNamed || !(refusal instanceof ApiError) || refusal.status !== 400) return refusal;
  const isId = refusal.errors?.some(({ property }) => property === 'id');
  return isId ? new ApiError(404, code, refusal.requestId) : refusal;
}

/** Makes the call, and says of a record there cannot be that it is not there. @throws ApiError */
export async function ask<T>(name: EndpointName, options: RequestOptions): Promise<T> {
  try {
    return await request<T>(name, options);
  } catch (error) {
    throw asMissing(name, error);
  }
}
