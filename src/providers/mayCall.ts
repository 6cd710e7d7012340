import { can } from '../domain/access';
import { type Access, type Endpoint, type EndpointName, endpoints } from '../domain/endpoints';
import { getAccessMap } from './session';

/** Whether the signed-in person may make the call, by the one table of calls. */
export function mayCall(name: EndpointName): boolean {
  const endpoint: Endpoint = endpoints[name];
  const access: Access = endpoint.access;
  return typeof access === 'string' || can(getAccessMap(), access.scope, access.action);
}
