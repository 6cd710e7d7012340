import { importSchema } from '../importFields';
import type { InputsOf } from '../input';
import { employeeQuery, idParams } from '../lookups';
import type { userEndpoints } from './endpoints';
import {
  changePasswordSchema,
  checkCodeQuery,
  importUsersSchema,
  profileSchema,
  resetPasswordSchema,
  userActiveSchema,
  userLanguageSchema,
  userListQuery,
  userSchema,
  userUpdateSchema,
} from './schema';

/** What the calls of users are sent. */
export const userInputs = {
  employees: { query: employeeQuery },
  userList: { query: userListQuery },
  userDetail: { params: idParams },
  userCheckCode: { query: checkCodeQuery },
  userCreate: { body: userSchema },
  userUpdate: { params: idParams, body: userUpdateSchema },
  userDelete: { params: idParams },
  userActive: { params: idParams, body: userActiveSchema },
  userResetPassword: { body: resetPasswordSchema },
  userSecondFactorOff: { params: idParams },
  userUpload: { body: importSchema },
  userImport: { body: importUsersSchema },
  profileUpdate: { body: profileSchema },
  passwordChange: { body: changePasswordSchema },
  userSessionEnd: { params: idParams },
  userLanguage: { params: idParams, body: userLanguageSchema },
} satisfies InputsOf<typeof userEndpoints>;
