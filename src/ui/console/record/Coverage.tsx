import { useTranslate } from 'react-admin';
import { CoverageNote } from '../../plain/CoverageNote';

/** Coverage of a figure in words; nothing where there are no posts to know. */
export function Coverage({ coverage }: { coverage: { known: number; of: number } | undefined }) {
  const translate = useTranslate();
  if (!coverage || coverage.of === 0) return null;
  const { known, of } = coverage;
  return <CoverageNote known={known} of={of} label={translate('reports.coverage', { known, of, count: of })} />;
}
