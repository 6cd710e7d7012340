import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDay } from '../../../domain/format';
import unseen from '../../plain/unseen.module.css';
import { RangeForm } from './RangeForm';
import styles from './RangePicker.module.css';
import type { DayRange, FaultOf, RangePreset } from './range';

interface RangePickerProps {
  value: DayRange;
  presets: readonly RangePreset[];
  /** As of the form. */
  faultOf?: FaultOf;
  onChange: (chosen: DayRange) => void;
}

/** A range of days: written out on its button, chosen from the usual ones or entered (spec 1 §2 KOL detail). */
export function RangePicker({ value, presets, faultOf, onChange }: RangePickerProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('range.label');
  const choose = (chosen: DayRange) => {
    setAnchor(null);
    onChange(chosen);
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CalendarIcon className={styles.icon} aria-hidden="true" />
        <span className={unseen.unseen}>{label}: </span>
        {formatDay(value.start)} – {formatDay(value.end)}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 1 } } }}
      >
        <RangeForm value={value} presets={presets} faultOf={faultOf} onChange={choose} />
      </Popover>
    </>
  );
}
