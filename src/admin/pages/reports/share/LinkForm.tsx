import { useRef } from 'react';
import { useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { addDays, dayOf } from '../../../../domain/dates';
import { builtInLanguages } from '../../../../domain/languages/rules';
import { paging } from '../../../../domain/limits';
import { mayBeLinked } from '../../../../domain/reportLinks/rules';
import {
  hideableBlocks,
  linkDays,
  linkSchema,
  linkUpdateSchema,
  passcodeLimits,
} from '../../../../domain/reportLinks/schema';
import type { ReportLink } from '../../../../domain/reportLinks/types';
import type { ReportSnapshot } from '../../../../domain/reportSnapshots/types';
import { useRead } from '../../../../ui/console/data/useRead';
import { useVerb } from '../../../../ui/console/data/useVerb';
import { CheckField } from '../../../../ui/console/form/CheckField';
import { DayField } from '../../../../ui/console/form/DayField';
import { ManyField } from '../../../../ui/console/form/ManyField';
import { PasswordField } from '../../../../ui/console/form/PasswordField';
import { RecordForm } from '../../../../ui/console/form/RecordForm';
import { withoutEmpty } from '../../../../ui/console/form/resolver';
import { SelectField } from '../../../../ui/console/form/SelectField';
import { TextField } from '../../../../ui/console/form/TextField';
import styles from './share.module.css';
import { useShareWords } from './useShareWords';

interface LinkFormProps {
  campaignId: string;
  /** The one to change; null makes one. */
  link: ReportLink | null;
  onClose: () => void;
}

/** A link lives to the end of its last day in Vietnam. */
function toInput({ expires_at, open_to_all, label, ...values }: FieldValues): FieldValues {
  return {
    ...withoutEmpty(values),
    label: label || null,
    ...(expires_at && { expires_at: `${expires_at}T23:59:59+07:00` }),
    ...(open_to_all && { passcode: null }),
  };
}

const creating = { schema: linkSchema, toInput };
const changing = { schema: linkUpdateSchema, toInput };

function valuesOf(link: ReportLink | null): FieldValues {
  const end = link ? dayOf(new Date(link.expires_at)) : addDays(dayOf(new Date()), linkDays.usual);
  const shared = { label: link?.label ?? '', expires_at: end, passcode: '', hidden_blocks: link?.hidden_blocks ?? [] };
  return link ? { ...shared, lang: link.lang, open_to_all: false } : { ...shared, lang: 'vi', snapshot_id: '' };
}

/** Until when a link is open, for whom, and what it hides. */
export function LinkForm({ campaignId, link, onClose }: LinkFormProps) {
  const translate = useShareWords();
  const notify = useNotify();
  const [create] = useVerb('reportLinkCreate');
  const [update] = useVerb('reportLinkUpdate');
  const start = useRef(valuesOf(link));
  return (
    <RecordForm
      rules={link ? changing : creating}
      draft={`report-link/${link?.id ?? campaignId}`}
      defaultValues={start.current}
      submitLabel={translate(link ? 'ra.action.save' : 'reportShare.link.add')}
      onCancel={onClose}
      onSubmit={(values) =>
        link
          ? update({ params: { id: link.id }, body: { ...toInput(values), version: link.version } })
          : create({ params: { id: campaignId }, body: toInput(values) })
      }
      onSaved={() => {
        notify(translate(link ? 'reportShare.link.saved' : 'reportShare.link.made'), { type: 'success' });
        onClose();
      }}
      inDrawer
    >
      <TextField
        source="label"
        label={translate('reportShare.label')}
        help={translate('reportShare.link.label_help')}
        optional
      />
      {!link && <ShownReport campaignId={campaignId} />}
      <DayField source="expires_at" label={translate('reportShare.link.ends')} />
      <PasswordField
        source="passcode"
        autoComplete="new-password"
        label={translate('reportShare.link.passcode')}
        help={translate(link?.has_passcode ? 'reportShare.link.passcode_stays' : 'reportShare.link.passcode_help', {
          least: passcodeLimits.min,
        })}
        optional
      />
      {link?.has_passcode && <CheckField source="open_to_all" label={translate('reportShare.link.open_to_all')} />}
      <ManyField
        source="hidden_blocks"
        label={translate('reportShare.link.hidden')}
        help={translate('reportShare.link.hidden_help')}
        options={hideableBlocks.map((block) => ({ value: block, label: translate(`reportDocument.block.${block}`) }))}
        optional
      />
      <SelectField
        source="lang"
        label={translate('reportShare.link.language')}
        options={builtInLanguages.map((value) => ({ value, label: translate(`reportShare.language.${value}`) }))}
      />
      <p className={styles.note}>{translate('reportShare.link.will')}</p>
    </RecordForm>
  );
}

/** The figures of each day, or one of those frozen for customers. */
function ShownReport({ campaignId }: Pick<LinkFormProps, 'campaignId'>) {
  const translate = useShareWords();
  const { data = [] } = useRead<ReportSnapshot[]>('reportSnapshotList', {
    params: { id: campaignId },
    query: { size: paging.largestSize, audience: 'customer' },
  });
  return (
    <SelectField
      source="snapshot_id"
      label={translate('reportShare.link.shows')}
      help={translate('reportShare.link.shows_help')}
      options={data.filter(mayBeLinked).map(({ id, number, label, validity }) => ({
        value: id,
        label: [number, label, validity === 'replaced' && translate('reportShare.status.snapshot.replaced')]
          .filter(Boolean)
          .join(' · '),
      }))}
      optional
    />
  );
}
