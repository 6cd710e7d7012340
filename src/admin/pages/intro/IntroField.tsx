import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { Field } from '../../../ui/console/form/Field';
import { TextField } from '../../../ui/console/form/TextField';
import { useField } from '../../../ui/console/form/useField';
import { IntroListField } from './IntroListField';
import { IntroPictureInput } from './IntroPictureInput';
import styles from './intro.module.css';
import type { IntroInput } from './introFields';
import { IntroPictureUrls } from './introPictureUrls';

interface IntroFieldProps {
  source: string;
  input: IntroInput;
}

/** One text, picture or list of the page. */
export function IntroField({ source, input }: IntroFieldProps) {
  const translate = useTranslate();
  const label = translate(`introPage.field.${source}`);
  if (input.is === 'picture') return <PictureOf source={source} label={label} kind={input.kind} />;
  if (input.is === 'list') return <IntroListField source={source} label={label} of={input.of} />;
  return <TextField source={source} label={label} {...(input.is === 'text' ? { rows: 3 } : { half: true })} />;
}

type PictureOfProps = { source: string; label: string; kind: Extract<IntroInput, { is: 'picture' }>['kind'] };

function PictureOf({ source, label, kind }: PictureOfProps) {
  const translate = useTranslate();
  const { urlOf } = useContext(IntroPictureUrls);
  const show = (value: unknown) => {
    const url = urlOf(String(value));
    return url ? <img src={url} alt={label} className={styles.compared} /> : translate('introPage.picture.other');
  };
  const { id, fault, text, onChange } = useField({ source, label }, show);
  return (
    <Field id={id} label={label} fault={fault} group>
      <IntroPictureInput label={label} kind={kind} value={text} onChange={onChange} />
    </Field>
  );
}
