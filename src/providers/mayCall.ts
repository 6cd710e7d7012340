import type { AccessMap } from '../domain/access';
import { admits, type EndpointName, endpoints } from '../domain/endpoints';

/** Whether somebody with this access map may make the call, by the one table of calls. */
export function mayCall(access: AccessMap, name: EndpointName): boolean {
  return admits(endpoints[name].access, access);
}
