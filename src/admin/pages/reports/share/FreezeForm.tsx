import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDay } from '../../../../domain/format';
import { replacedByItself } from '../../../../domain/reportSnapshots/rules';
import { snapshotSchema } from '../../../../domain/reportSnapshots/schema';
import type { ReportSnapshot } from '../../../../domain/reportSnapshots/types';
import { audiences } from '../../../../domain/reports/audiences';
import { reportBlocks } from '../../../../domain/reports/blocks';
import type { ReportDocument } from '../../../../domain/reports/document';
import { useVerb } from '../../../../ui/console/data/useVerb';
import { ChoiceField } from '../../../../ui/console/form/ChoiceField';
import { DayField } from '../../../../ui/console/form/DayField';
import { ManyField } from '../../../../ui/console/form/ManyField';
import { RecordForm } from '../../../../ui/console/form/RecordForm';
import { withoutEmpty } from '../../../../ui/console/form/resolver';
import { SelectField } from '../../../../ui/console/form/SelectField';
import { TextField } from '../../../../ui/console/form/TextField';
import styles from './share.module.css';
import { useShareWords } from './useShareWords';

interface FreezeFormProps {
  report: ReportDocument;
  /** Those there are: one of them may be replaced. */
  frozen: readonly ReportSnapshot[];
  onClose: () => void;
}

const rules = { schema: snapshotSchema };
const choosable = reportBlocks.filter((block) => block !== 'cover');

/** For whom and as of when a report is frozen, and what that will do; it takes the next number. */
export function FreezeForm({ report, frozen, onClose }: FreezeFormProps) {
  const translate = useShareWords();
  const notify = useNotify();
  const [freeze] = useVerb<ReportSnapshot>('reportSnapshotCreate');
  const done = useRef<ReportSnapshot | null>(null);
  const replaces = replacedByItself(frozen, 'customer')?.id ?? '';
  const start = useRef({ audience: 'customer', as_of: report.as_of, label: '', blocks: [], replaces });
  const said = () => {
    const { number = '', replaces: earlier = null } = done.current ?? {};
    return earlier
      ? translate('reportShare.frozen.done_in_place', { number, earlier })
      : translate('reportShare.frozen.done', { number });
  };
  return (
    <RecordForm
      rules={rules}
      draft={`freeze/${report.campaign.id}`}
      defaultValues={start.current}
      submitLabel={translate('reportShare.frozen.submit')}
      onCancel={onClose}
      onSubmit={async (values) => {
        done.current = await freeze({ params: { id: report.campaign.id }, body: withoutEmpty(values) });
      }}
      onSaved={() => {
        notify(said(), { type: 'success' });
        onClose();
      }}
      inDrawer
    >
      <ChoiceField
        source="audience"
        label={translate('reportShare.frozen.audience')}
        options={[...audiences].reverse().map((audience) => ({
          value: audience,
          label: translate(`reportShare.audience.${audience}`),
          hint: translate(`reportShare.audience_hint.${audience}`),
        }))}
      />
      <DayField source="as_of" label={translate('reports.as_of')} />
      <TextField
        source="label"
        label={translate('reportShare.label')}
        help={translate('reportShare.frozen.label_help')}
        optional
      />
      <ManyField
        source="blocks"
        label={translate('reportShare.frozen.blocks')}
        help={translate('reportShare.frozen.blocks_help')}
        options={choosable.map((block) => ({ value: block, label: translate(`reportDocument.block.${block}`) }))}
        optional
      />
      <Replaced frozen={frozen} />
      <WhatHappens frozen={frozen} />
    </RecordForm>
  );
}

/** What was sent before to the same people and is no longer to count. */
function Replaced({ frozen }: Pick<FreezeFormProps, 'frozen'>) {
  const translate = useShareWords();
  const { setValue } = useFormContext();
  const [audience, replaces]: unknown[] = useWatch({ name: ['audience', 'replaces'] });
  const earlier = frozen.filter((one) => one.audience === audience && !one.replaced_by);
  const itself = replacedByItself(frozen, audience)?.id ?? '';
  const isOne = earlier.some(({ id }) => id === replaces);
  // Left empty, a withdrawn one is replaced all the same: so it is said.
  useEffect(() => {
    if (!isOne && replaces !== itself) setValue('replaces', itself);
  }, [isOne, replaces, itself, setValue]);
  if (earlier.length === 0) return null;
  return (
    <SelectField
      source="replaces"
      label={translate('reportShare.frozen.replaces')}
      help={translate(itself ? 'reportShare.frozen.replaces_withdrawn_help' : 'reportShare.frozen.replaces_help')}
      options={earlier.map(({ id, number, label }) => ({
        value: id,
        label: [number, label].filter(Boolean).join(' · '),
      }))}
      optional={!itself}
    />
  );
}

function WhatHappens({ frozen }: Pick<FreezeFormProps, 'frozen'>) {
  const translate = useShareWords();
  const [day, replaces]: unknown[] = useWatch({ name: ['as_of', 'replaces'] });
  const earlier = frozen.find(({ id }) => id === replaces);
  return (
    <p className={styles.note}>
      {translate('reportShare.frozen.will', { day: formatDay(String(day ?? '')) })}{' '}
      {earlier && translate('reportShare.frozen.will_replace', { number: earlier.number })}
    </p>
  );
}
