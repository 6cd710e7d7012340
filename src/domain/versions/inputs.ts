import type { InputsOf } from '../input';
import type { versionEndpoints } from './endpoints';
import { takeBackSchema, versionParams } from './schema';

const look = { params: versionParams };
const takeBack = { params: versionParams, body: takeBackSchema };

/** What the calls of former states are sent. */
export const versionInputs = {
  kolVersion: look,
  kolTakeBack: takeBack,
  customerVersion: look,
  customerTakeBack: takeBack,
  brandVersion: look,
  brandTakeBack: takeBack,
  campaignVersion: look,
  campaignTakeBack: takeBack,
} satisfies InputsOf<typeof versionEndpoints>;
