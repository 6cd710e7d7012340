import { DecimalField } from '../../ui/console/form/DecimalField';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { NumberField } from '../../ui/console/form/NumberField';
import { Filled, Part } from './Part';

const values = {
  count: '',
  count_set: 12450,
  money: 390_000_000,
  decimal: 1234.5,
  unread: { typed: '12 người', why: 'number_unreadable' },
  unclear: { typed: '1.500', why: 'number_unclear' },
  wrong: 0,
  closed: 250,
};
const faults = { wrong: 'field_required', unread: 'number_unreadable', unclear: 'number_unclear' };

export function Numbers() {
  return (
    <Part name="numbers">
      <Filled values={values} faults={faults}>
        <FormGrid title="Numbers">
          <NumberField source="count" label="Number, empty" placeholder="10" optional half />
          <NumberField source="count_set" label="Number, filled" half />
          <NumberField source="money" label="Money" unit="VNĐ" half />
          <DecimalField source="decimal" label="Decimal" unit="%" half />
          <NumberField source="unread" label="Number, not read" half />
          <DecimalField source="unclear" label="Number, read two ways" half />
          <NumberField source="wrong" label="Number, wrong" half />
          <NumberField source="closed" label="Number, closed" unit="VNĐ" disabled half />
        </FormGrid>
      </Filled>
    </Part>
  );
}
