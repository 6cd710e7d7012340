import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'react-admin';
import type { ReportDocument } from '../../../domain/reports/document';
import { scorecardMetrics } from '../../../domain/reports/scorecard';
import { useVerb } from '../../../ui/console/data/useVerb';
import { useNotifyFailure } from '../../../ui/console/state/useNotifyFailure';
import { useMayWrite } from './ReportText';

/** What KOLs and posts are ranked by, for those who may say so. */
export function ScorecardSelect({ report }: { report: ReportDocument }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const mayWrite = useMayWrite(report);
  const [write, { isPending }] = useVerb('reportTextsUpdate');
  if (!mayWrite) return null;
  const { campaign, texts, scorecard } = report;
  const choose = async (scorecard_metric: string) => {
    try {
      await write({ body: { campaign_id: campaign.id, version: texts?.version ?? 0, scorecard_metric } });
      notify('reports.write.saved', { type: 'success' });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <TextField
      select
      size="small"
      label={translate('reports.scorecard_metric')}
      value={scorecard}
      disabled={isPending}
      onChange={({ target }) => void choose(target.value)}
      sx={{ minWidth: 180 }}
    >
      {scorecardMetrics.map((metric) => (
        <MenuItem key={metric} value={metric}>
          {translate(`reports.metric.${metric}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
