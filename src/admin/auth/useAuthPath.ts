import { useSearchParams } from 'react-router-dom';
import { type AuthRouteName, pathTo } from '../../domain/routes';

/** Addresses among the pages before signing in: `to` travels along, so that signing in at last leads there. */
export function useAuthPath(): (name: AuthRouteName, query?: Record<string, string>) => string {
  const to = useSearchParams()[0].get('to');
  return (name, query = {}) => {
    const search = new URLSearchParams({ ...query, ...(to && { to }) }).toString();
    return pathTo(name) + (search && `?${search}`);
  };
}
