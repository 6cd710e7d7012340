import { useTranslate } from 'react-admin';
import { postMetrics } from '../../../domain/networks';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { NumberField } from '../../../ui/console/form/NumberField';
import { PictureField } from '../../../ui/console/form/PictureField';
import { TextField } from '../../../ui/console/form/TextField';

/** Figures by hand, with the reason they need and a picture that shows them; an empty one is unknown, not 0. */
export function FigureInputs() {
  const translate = useTranslate();
  return (
    <FormGrid title={translate('parts.figures.title')} description={translate('parts.figures.help')}>
      {postMetrics.map((metric) => (
        <NumberField key={metric} source={metric} label={translate(`campaigns.post.${metric}`)} optional half />
      ))}
      <TextField
        source="reason"
        label={translate('parts.figures.reason')}
        help={translate('parts.figures.reason_help')}
      />
      <PictureField
        source="evidence"
        label={translate('parts.figures.evidence')}
        name={translate('parts.figures.evidence')}
        shape="cover"
        optional
      />
    </FormGrid>
  );
}
