import { Navigate, useParams } from 'react-router-dom';
import { pathTo } from '../../domain/routes';

/** The address older links name a request by: on to its page (spec 1 §2). */
export function RequestLink() {
  const { id = '' } = useParams();
  return <Navigate to={pathTo('requestView', { id })} replace />;
}
