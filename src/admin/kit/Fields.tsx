import { DayField } from '../../ui/console/form/DayField';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { InstantField } from '../../ui/console/form/InstantField';
import { SelectField } from '../../ui/console/form/SelectField';
import { TextField } from '../../ui/console/form/TextField';
import { Filled, Part } from './Part';
import { longWords } from './samples';

const values = {
  day: '',
  day_set: '2026-11-25',
  day_wrong: '2026-11-25',
  day_closed: '2026-11-25',
  instant: '',
  instant_set: '2026-11-25T14:30:00.000Z',
  text: '',
  text_set: longWords,
  text_wrong: '',
  text_closed: 'KOL-000123',
  select: 'a',
  lines: longWords,
};
const faults = { day_wrong: 'invalid_date', text_wrong: 'field_required' };

export function Fields() {
  return (
    <Part name="fields">
      <Filled values={values} faults={faults}>
        <FormGrid title="Fields">
          <DayField source="day" label="Day, empty" half />
          <DayField source="day_set" label="Day, filled" help="A line of help" half />
          <DayField source="day_wrong" label="Day, wrong" half />
          <DayField source="day_closed" label="Day, closed" disabled half />
          <InstantField source="instant" label="Day and time, empty" optional half />
          <InstantField source="instant_set" label="Day and time, filled" half />
          <TextField source="text" label="Text, empty" optional half />
          <TextField source="text_set" label="Text, long" warning="Odd, but it may be right" half />
          <TextField source="text_wrong" label="Text, wrong" half />
          <TextField source="text_closed" label="Text, closed" disabled half />
          <SelectField source="select" label="Choice" options={[{ value: 'a', label: longWords }]} half />
          <TextField source="lines" label="Lines" rows={2} half />
        </FormGrid>
      </Filled>
    </Part>
  );
}
