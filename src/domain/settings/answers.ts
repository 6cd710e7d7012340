import type {
  Department,
  DepartmentRow,
  Job,
  Reason,
  Sector,
  Studio,
  StudioRow,
  SyncTimeRow,
  TopSector,
} from './types';

/** What the calls of settings answer. */
export interface SettingAnswers {
  sectors: Sector;
  topSectors: TopSector;
  jobs: Job;
  reasons: Reason;
  departments: DepartmentRow;
  studios: StudioRow;
  departmentCreate: Department;
  departmentUpdate: Department;
  studioCreate: Studio;
  studioUpdate: Studio;
  syncTimes: SyncTimeRow;
  syncTimeUpdate: SyncTimeRow;
}
