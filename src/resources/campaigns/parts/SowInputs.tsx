import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { SowField } from '../../../domain/campaigns/sowSchema';
import { kpiFields, postFormats } from '../../../domain/campaigns/values';
import { formatExact, formatMoney } from '../../../domain/format';
import { isNetwork, networkNames, networks } from '../../../domain/networks';
import { CheckField } from '../../../ui/console/form/CheckField';
import { DecimalField } from '../../../ui/console/form/DecimalField';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { useKnownField } from '../../../ui/console/form/knownFields';
import { NumberField } from '../../../ui/console/form/NumberField';
import { RichField } from '../../../ui/console/form/RichField';
import { SelectField } from '../../../ui/console/form/SelectField';
import { TextField } from '../../../ui/console/form/TextField';
import { LateRichText } from '../../../ui/console/record/LateRichText';
import { useLanguage } from '../../../ui/plain/language';
import { BookingPrice } from './BookingPrice';

const onlineFields = [
  'social_type',
  'post_format',
  'post_count',
  'followers',
  'booking_price',
  'sale_price',
  'description',
  ...kpiFields,
] as const satisfies readonly SowField[];
const offlineFields = ['off_booking_price', 'off_sale_price', 'off_description'] as const satisfies readonly SowField[];

interface SowInputsProps {
  /** Whose price list fills in the booking price; none is picked yet. */
  kolId: string | undefined;
  /** Posts hang on it: its network and online part stay. */
  hasPosts?: boolean;
}

/** What a KOL does for the campaign, online and offline (spec 1 §5 SOW); fields named as on the wire. */
export function SowInputs({ kolId, hasPosts = false }: SowInputsProps) {
  const translate = useTranslate();
  const label = (field: string) => translate(`campaigns.sow.${field}`);
  const [isOnline, isOffline] = useWatch({ name: ['is_online', 'is_offline'] });
  const posts = hasPosts ? translate('parts.sow.has_posts') : undefined;
  return (
    <>
      <FormGrid title={translate('parts.sow.what')} description={translate('parts.sow.what_help')}>
        <CheckField source="is_online" label={label('online')} help={posts} disabled={hasPosts} half />
        <CheckField source="is_offline" label={label('offline')} half />
      </FormGrid>
      {isOnline === true ? (
        <>
          <OnlineInputs kolId={kolId} posts={posts} />
          <KpiInputs />
        </>
      ) : (
        onlineFields.map((field) => <HiddenField key={field} source={field} />)
      )}
      {isOffline === true ? (
        <FormGrid title={label('offline')}>
          <NumberField source="off_booking_price" label={label('off_booking_price')} unit="VNĐ" half />
          <NumberField source="off_sale_price" label={label('off_sale_price')} unit="VNĐ" half />
          <RichField source="off_description" label={label('off_description')} />
        </FormGrid>
      ) : (
        offlineFields.map((field) => <HiddenField key={field} source={field} />)
      )}
      <FormGrid title={label('note')} description={translate('parts.sow.note_help')}>
        <TextField source="note" label={label('note')} rows={3} optional />
      </FormGrid>
    </>
  );
}

function OnlineInputs({ kolId, posts }: { kolId: string | undefined; posts: string | undefined }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`campaigns.sow.${field}`);
  return (
    <FormGrid title={label('online')}>
      <SelectField
        source="social_type"
        label={label('social_type')}
        help={posts}
        disabled={posts !== undefined}
        half
        options={networks.map((value) => ({ value, label: networkNames[value] }))}
      />
      <SelectField
        source="post_format"
        label={label('post_format')}
        half
        options={postFormats.map((value) => ({ value, label: translate(`campaigns.format.${value}`) }))}
      />
      <NumberField source="post_count" label={label('post_count')} half />
      <NumberField
        source="followers"
        label={label('followers')}
        help={translate('parts.sow.followers_help')}
        optional
        half
      />
      <BookingPrice kolId={kolId} />
      <NumberField source="sale_price" label={label('sale_price')} unit="VNĐ" half />
      <RichField source="description" label={label('description')} />
    </FormGrid>
  );
}

function KpiInputs() {
  const translate = useTranslate();
  return (
    <FormGrid title={translate('parts.sow.kpi')} description={translate('parts.sow.kpi_help')}>
      {kpiFields.map((field) => {
        const shared = { source: field, label: translate(`campaigns.sow.${field}`), optional: true, half: true };
        return field === 'engagement_rate' ? (
          <DecimalField key={field} {...shared} unit="%" />
        ) : (
          <NumberField key={field} {...shared} />
        );
      })}
    </FormGrid>
  );
}

/** A field of the part that is switched off here: somebody else may have filled it in, and two edits are compared. */
function HiddenField({ source }: { source: SowField }) {
  const translate = useTranslate();
  const language = useLanguage();
  useKnownField(source, translate(`campaigns.sow.${source}`), (value) => {
    if (typeof value === 'number')
      return source.endsWith('price') ? formatMoney(value, language) : formatExact(value, language);
    const text = String(value);
    if (source.endsWith('description')) return <LateRichText html={text} />;
    return isNetwork(text) ? networkNames[text] : translate(`campaigns.format.${text}`);
  });
  return null;
}
