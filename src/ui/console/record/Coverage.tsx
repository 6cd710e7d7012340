import { useTranslate } from 'react-admin';
import { CoverageNote } from '../../plain/CoverageNote';

/** Coverage of a figure in words; nothing where there are no posts to know. */
export function Coverage({ coverage }: { coverage: { known: number; of: number } | undefined }) {
  const translate = useTranslate();
  if (!coverage || coverage.of === 0) return null;
  const values = { ...coverage, count: coverage.of };
  const isPartial = coverage.known < coverage.of;
  return (
    <CoverageNote
      isPartial={isPartial}
      text={translate(isPartial ? 'reports.coverage_part' : 'reports.coverage_whole', values)}
      label={translate('reports.coverage', values)}
    />
  );
}
