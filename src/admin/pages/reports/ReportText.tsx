import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { RichTextField, useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import type { ReportDocument } from '../../../domain/reports/document';
import type { ProgressType } from '../../../domain/reports/metrics';
import type { ReportTextName } from '../../../domain/reports/texts';
import { useAccess, useReducedView } from '../../../ui/console/access/useAccess';
import { LateCode, late } from '../../../ui/plain/late';
import styles from './report.module.css';

const TextWarnings = late(() => import('./TextWarnings').then((module) => ({ default: module.TextWarnings })));
const TextForm = late(() => import('./TextForm').then((module) => ({ default: module.TextForm })));

interface ReportTextProps {
  report: ReportDocument;
  name: ReportTextName;
  /** What the text is called, already translated. */
  label: string;
  /** The metric it stands beside. */
  beside?: ProgressType;
}

/** Who may write in this report: staff with the right, in every status but cancelled (CONTRACT-2 §9). */
export function useMayWrite({ campaign }: ReportDocument): boolean {
  const access = useAccess();
  const reduced = useReducedView();
  return !reduced && campaign.status !== 'cancel' && can(access, 'campaigns_management', 'u_report');
}

/** A text of the report where it is read, to be written in place by those who may. */
export function ReportText({ report, name, label, beside }: ReportTextProps) {
  const translate = useTranslate();
  const mayWrite = useMayWrite(report);
  const [writing, setWriting] = useState(false);
  const html = report[name];
  if (writing) {
    return (
      <LateCode>
        <TextForm report={report} name={name} label={label} beside={beside ?? null} onClose={() => setWriting(false)} />
      </LateCode>
    );
  }
  if (!html && !mayWrite) return null;
  return (
    <div className={styles.text}>
      {html && <RichTextField record={{ html }} source="html" />}
      {mayWrite && html && (
        <LateCode>
          <TextWarnings text={report.texts?.[name] ?? ''} name={name} report={report} beside={beside ?? null} />
        </LateCode>
      )}
      {mayWrite && (
        <Button
          size="small"
          className={styles.write}
          startIcon={<EditIcon />}
          aria-label={translate(html ? 'reports.write.named' : 'reports.write.add_named', { name: label })}
          onClick={() => setWriting(true)}
        >
          {translate(html ? 'ra.action.edit' : 'reports.write.add')}
        </Button>
      )}
    </div>
  );
}
