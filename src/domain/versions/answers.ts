import type { RecordVersion, TakenBack } from './types';

/** What the calls of former states answer. */
export interface VersionAnswers {
  kolVersion: RecordVersion;
  kolTakeBack: TakenBack;
  customerVersion: RecordVersion;
  customerTakeBack: TakenBack;
  brandVersion: RecordVersion;
  brandTakeBack: TakenBack;
  campaignVersion: RecordVersion;
  campaignTakeBack: TakenBack;
}
