import { Tags } from '../../ui/console/record/Tags';
import { jobNames, useJobs } from './useJobs';

/** Jobs by their names. */
export function JobTags({ codes }: { codes: readonly string[] }) {
  return <Tags words={jobNames(codes, useJobs())} />;
}
