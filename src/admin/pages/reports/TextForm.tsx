import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ReportDocument } from '../../../domain/reports/document';
import { figureField, figureNames, figureText } from '../../../domain/reports/liveFigures';
import type { ProgressType } from '../../../domain/reports/metrics';
import { reportTextLimit, reportTextsSchema } from '../../../domain/reports/schema';
import type { ReportTextName } from '../../../domain/reports/texts';
import { useVerb } from '../../../ui/console/data/useVerb';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { RichField } from '../../../ui/console/form/RichField';
import { useLanguage } from '../../../ui/plain/language';
import { TextWarnings } from './TextWarnings';

interface TextFormProps {
  report: ReportDocument;
  name: ReportTextName;
  label: string;
  beside: ProgressType | null;
  onClose: () => void;
}

const rules = { schema: reportTextsSchema.omit(['campaign_id', 'version']) };

/** Writes one text of the report, with the campaign's figures to put in. */
export function TextForm({ report, name, label, beside, onClose }: TextFormProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const [write] = useVerb('reportTextsUpdate');
  const { totals, campaign, texts } = report;
  const inserts = useMemo(
    () =>
      figureNames
        .filter((figure) => figure in totals)
        .map((figure) => ({
          label: `${translate(`reports.metric.${figure}`)}: ${figureText(figure, totals, language)}`,
          text: figureField(figure),
        })),
    [totals, translate, language],
  );
  return (
    <RecordForm
      rules={rules}
      draft={`report-text/${campaign.id}/${name}`}
      defaultValues={{ [name]: texts?.[name] ?? '' }}
      submitLabel={translate('ra.action.save')}
      onCancel={onClose}
      inDrawer
      needsChange
      onSubmit={(values) =>
        write({ body: { campaign_id: campaign.id, version: texts?.version ?? 0, [name]: values[name] || null } })
      }
      onSaved={() => {
        notify('reports.write.saved', { type: 'success' });
        onClose();
      }}
    >
      <RichField
        source={name}
        label={label}
        help={translate('reportNotes.write_help', { most: reportTextLimit })}
        inserts={inserts}
        optional
      />
      <Doubts report={report} name={name} beside={beside} />
    </RecordForm>
  );
}

/** What the text says otherwise than the figures, while it is written. */
function Doubts({ report, name, beside }: Pick<TextFormProps, 'report' | 'name' | 'beside'>) {
  const text = String(useWatch({ name }) ?? '');
  return <TextWarnings text={text} name={name} report={report} beside={beside} />;
}
