import * as yup from 'yup';

/** Nothing here is older than the networks, and the database knows no year beyond 294276. */
const isStorable = (time: number) => time >= Date.UTC(1990, 0) && time < Date.UTC(2200, 0);

/** An ISO instant in UTC, or none. */
export function instant() {
  return yup
    .string()
    .nullable()
    .test('instant', 'invalid_date', (value) => !value || isStorable(Date.parse(value)));
}
