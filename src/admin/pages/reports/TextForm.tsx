import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ReportDocument, WrittenTexts } from '../../../domain/reports/document';
import { figureField, figureNames, figureText } from '../../../domain/reports/liveFigures';
import type { ProgressType } from '../../../domain/reports/metrics';
import { reportTextLimit, reportTextsSchema } from '../../../domain/reports/schema';
import type { ReportTextName } from '../../../domain/reports/texts';
import { ApiError } from '../../../providers/http';
import { useApi } from '../../../ui/console/data/useApi';
import { useVerb } from '../../../ui/console/data/useVerb';
import { useEdited } from '../../../ui/console/edit/useEdited';
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

/**
 * One text being written. All texts of a report have one version; who saved another one meanwhile is not asked about.
 */
function useEditedText({ campaign, texts }: ReportDocument, name: ReportTextName) {
  const api = useApi();
  const [write] = useVerb<WrittenTexts>('reportTextsUpdate');
  const recordOf = (written: WrittenTexts | undefined) => ({
    id: campaign.id,
    version: written?.version ?? 0,
    text: written?.[name] ?? '',
  });
  const read = async () => {
    const { data } = await api.finalReport<ReportDocument>({
      params: { id: campaign.id },
      query: { blocks: ['key_figures'] },
    });
    return recordOf(data.texts);
  };
  const save = async (version: number, text: unknown) =>
    recordOf(await write({ body: { campaign_id: campaign.id, version, [name]: text || null } }));
  return useEdited(recordOf(texts), {
    toForm: ({ text }) => ({ [name]: text }),
    changed: (values) => values,
    write: async (base, { [name]: text }) => {
      try {
        return await save(base.version, text);
      } catch (refusal) {
        if (!(refusal instanceof ApiError && refusal.code === 'record_was_changed')) throw refusal;
        const now = await read();
        if (now.text !== base.text) throw refusal;
        return save(now.version, text);
      }
    },
    read,
  });
}

/** Writes one text of the report, with the campaign's figures to put in. */
export function TextForm({ report, name, label, beside, onClose }: TextFormProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const { totals, campaign } = report;
  const { form } = useEditedText(report, name);
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
      {...form}
      rules={rules}
      draft={`report-text/${campaign.id}/${name}`}
      submitLabel={translate('ra.action.save')}
      onCancel={onClose}
      inDrawer
      needsChange
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
