import { can } from '../../../domain/access';
import { getAccessMap } from '../../../providers/session';

/** Whether this person's edits of KOLs need nobody's approval, and those of others wait for it. */
export const isTrusted = () => can(getAccessMap(), 'kol_management', 'u_approval');
