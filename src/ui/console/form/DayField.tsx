import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isDay } from '../../../domain/dates';
import { formatDay } from '../../../domain/format';
import { useAfterPress } from '../../plain/useAfterPress';
import { DayInput } from './DayInput';
import { Field } from './Field';
import styles from './form.module.css';
import { type FieldProps, useField } from './useField';

/** A day. The form keeps it as `YYYY-MM-DD`, or the empty text. */
export function DayField(props: FieldProps) {
  const translate = useTranslate();
  const { id, fault, text, control, onChange } = useField(props, (day) => formatDay(String(day)));
  const [isLeft, setLeft] = useState(false);
  const afterPress = useAfterPress();
  const isUnread = text !== '' && !isDay(text);
  return (
    <Field {...props} id={id} fault={isUnread && (isLeft || fault) ? translate('wizard.day_unread') : fault}>
      <DayInput
        {...control}
        className={styles.control}
        value={text}
        onChange={(day) => {
          setLeft(false);
          onChange(day);
        }}
        onBlur={() => {
          afterPress(() => setLeft(true));
          control.onBlur();
        }}
      />
    </Field>
  );
}
