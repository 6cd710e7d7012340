import type { InputsOf } from '../input';
import { departmentQuery, idParams, reasonQuery, sectorQuery, studioQuery } from '../lookups';
import type { settingEndpoints } from './endpoints';
import { departmentSchema, renameSchema, studioSchema, syncTimeSchema } from './schema';

/** What the calls of settings are sent. */
export const settingInputs = {
  sectors: { query: sectorQuery },
  reasons: { query: reasonQuery },
  departments: { query: departmentQuery },
  studios: { query: studioQuery },
  departmentCreate: { body: departmentSchema },
  departmentUpdate: { params: idParams, body: renameSchema },
  departmentDelete: { params: idParams },
  studioCreate: { body: studioSchema },
  studioUpdate: { params: idParams, body: renameSchema },
  studioDelete: { params: idParams },
  syncTimeUpdate: { params: idParams, body: syncTimeSchema },
} satisfies InputsOf<typeof settingEndpoints>;
