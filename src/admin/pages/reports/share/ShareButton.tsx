import ShareIcon from '@mui/icons-material/IosShareOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ReportDocument } from '../../../../domain/reports/document';
import { useReducedView } from '../../../../ui/console/access/useAccess';
import { LateCode, late } from '../../../../ui/plain/late';
import { shareParam } from './shareParam';

const Sharing = late(() => import('./Sharing').then((module) => ({ default: module.Sharing })));

/** Opens what was frozen of the report and the links to it; which of both is kept in the address. */
export function ShareButton({ report }: { report: ReportDocument }) {
  const translate = useTranslate();
  const reduced = useReducedView();
  const [parameters, setParameters] = useSearchParams();
  const show = (tab: string | null) =>
    setParameters(
      (now) => {
        now.delete(shareParam);
        if (tab) now.set(shareParam, tab);
        return now;
      },
      { replace: true },
    );
  return (
    <>
      <Button variant="outlined" startIcon={<ShareIcon />} onClick={() => show('frozen')}>
        {translate(reduced ? 'reports.frozen' : 'reports.share')}
      </Button>
      {parameters.has(shareParam) && (
        <LateCode>
          <Sharing report={report} onClose={() => show(null)} />
        </LateCode>
      )}
    </>
  );
}
