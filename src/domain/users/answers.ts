import type { AccessMap } from '../access';
import type { FreeCode, NextCode } from '../codes';
import type { Employee, ImportedUser, Me, OwnSession, UserDetail, UserNetwork, UserRow } from './types';

/** What the calls of users answer. */
export interface UserAnswers {
  accessRight: AccessMap;
  employees: Employee;
  userList: UserRow;
  userDetail: UserDetail;
  userNextCode: NextCode;
  userCheckCode: FreeCode;
  userCreate: UserDetail;
  userUpdate: UserDetail;
  userActive: UserDetail;
  userUpload: ImportedUser;
  userImport: ImportedUser;
  profileUpdate: Me;
  userSessions: OwnSession;
  userNetwork: UserNetwork;
}
