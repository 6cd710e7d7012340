import { useOptions } from '../useOptions';

interface Job {
  id: string;
  name: string;
}

const jobName = (job: Job) => job.name;

/** Jobs of KOLs: their codes with their names. */
export function useJobs(enabled = true): { value: string; label: string }[] {
  return useOptions<Job>('jobs', jobName, { enabled });
}

/** What jobs are called; a code that has no name stands for itself. */
export function jobNames(codes: readonly string[], jobs: readonly { value: string; label: string }[]): string[] {
  return codes.map((code) => jobs.find(({ value }) => value === code)?.label ?? code);
}
