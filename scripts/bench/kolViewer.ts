import { allGrants, toAccessMap } from '../../src/domain/access';
import type { Viewer } from '../../src/server/context';
import { newId } from '../../src/server/ids';

/** A member of staff with every right. */
export const staffViewer: Viewer = {
  id: newId(),
  username: 'bench@example.test',
  fullname: 'Bench',
  type: 'staff',
  roles: ['admin'],
  access: toAccessMap(allGrants),
  reduced: false,
  customerIds: [],
  brandIds: [],
  kolId: null,
  sessionId: newId(),
  proven: true,
};
