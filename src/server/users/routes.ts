import { AppError } from '../../domain/errors';
import { userColumns } from '../../domain/users/sheet';
import type { SignedCtx } from '../context';
import { suggestCode } from '../db/codes';
import type { Api } from '../http/api';
import { importAnswer } from '../imports/importAnswer';
import { told } from '../imports/rowErrors';
import { createUser } from './create';
import { changePassword } from './own/changePassword';
import { updateLanguage } from './own/language';
import { ownNetwork } from './own/network';
import { updateProfile } from './own/profile';
import { endOtherSessions, endSession } from './own/sessions/end';
import { ownSessions } from './own/sessions/list';
import { findEmployees, findMe, findUserDetail, findUsers, isCodeTaken } from './queries';
import { removeUser } from './remove';
import { resetPassword } from './resetPassword';
import { setUserActive } from './setActive';
import { importUsers } from './sheet/importUsers';
import { previewUsers } from './sheet/previewUsers';
import { userTemplate } from './sheet/template';
import { takeSecondFactorOff } from './takeSecondFactorOff';
import { updateUser } from './update';

/** Binds `/users/*` and the caller's own rights (spec 2 §7 Users). */
export function userRoutes(api: Api): void {
  api.handle('me', ({ ctx }) => me(ctx));
  api.handle('accessRight', async ({ ctx }) => ({ data: ctx.viewer.access }));
  api.handle('employees', ({ ctx, query }) => findEmployees(ctx.db, query));
  api.handle('userList', ({ ctx, query }) => findUsers(ctx.db, ctx.viewer, query));
  api.handle('userDetail', ({ ctx, params }) => detail(ctx, params.id));
  api.handle('userNextCode', async ({ ctx }) => ({ data: { code: await suggestCode(ctx.db, 'users') } }));
  api.handle('userCheckCode', async ({ ctx, query }) => {
    if (!(await isCodeTaken(ctx.db, query.code, query.id ?? null))) return { data: { code: query.code } };
    throw new AppError('user_code_already_exist', [{ property: 'code', message: 'user_code_already_exist' }]);
  });
  api.handle('userCreate', async ({ ctx, body, home }) => detail(ctx, await createUser(ctx, body, home)));
  api.handle('userUpdate', async ({ ctx, params, body, home }) => {
    await updateUser(ctx, params.id, body, home);
    return detail(ctx, params.id);
  });
  api.handle('userDelete', ({ ctx, params }) => removeUser(ctx, params.id));
  api.handle('userActive', async ({ ctx, params, body }) => {
    await setUserActive(ctx, params.id, body.active);
    return detail(ctx, params.id);
  });
  api.handle('userResetPassword', ({ ctx, body, home }) => resetPassword(ctx, body.username, home));
  api.handle('userSecondFactorOff', ({ ctx, params }) => takeSecondFactorOff(ctx, params.id));
  api.handle('userTemplate', ({ ctx }) => userTemplate(ctx));
  api.handle('userUpload', ({ ctx, body, file }) =>
    importAnswer(
      { ctx, body, file },
      {
        columns: () => userColumns({ roles: [], departments: [], studios: [] }),
        run: ({ report }) => previewUsers(ctx, file, body, report),
      },
    ),
  );
  api.handle('userImport', async ({ ctx, body, home }) => told(await importUsers(ctx, body, home)));
  api.handle('profileUpdate', async ({ ctx, body }) => {
    await updateProfile(ctx, body);
    return me(ctx);
  });
  api.handle('passwordChange', ({ ctx, body }) => changePassword(ctx, body));
  api.handle('userLanguage', ({ ctx, params, body }) => updateLanguage(ctx, params.id, body.language_id));
  api.handle('userSessions', async ({ ctx }) => {
    const data = await ownSessions(ctx);
    return { data, total: data.length, page: 1, size: data.length };
  });
  api.handle('userSessionEnd', ({ ctx, params }) => endSession(ctx, params.id));
  api.handle('userSessionsEnd', ({ ctx }) => endOtherSessions(ctx));
  api.handle('userNetwork', async ({ ctx }) => ({ data: await ownNetwork(ctx) }));
}

async function me(ctx: SignedCtx) {
  const found = await findMe(ctx.db, ctx.viewer.id);
  if (!found) throw new AppError('user_not_exist');
  return { data: found };
}

async function detail(ctx: SignedCtx, id: string) {
  const user = await findUserDetail(ctx.db, ctx.viewer, id);
  if (!user) throw new AppError('user_not_exist');
  return { data: user };
}
