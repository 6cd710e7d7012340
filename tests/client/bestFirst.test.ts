import { expect, it } from 'vitest';
import { bestFirst } from '../../src/ui/console/form/bestFirst';

const ordered = (names: string[], text: string) => bestFirst(names, text, (name) => name);

it('puts what begins with the text before words that do, and those before the inside', () => {
  const sectors = ['Làm đẹp', 'Văn hóa ẩm thực', 'Am hiểu', 'Ẩm thực', 'Sâm'];
  expect(ordered(sectors, 'ẩm')).toEqual(['Ẩm thực', 'Am hiểu', 'Văn hóa ẩm thực', 'Làm đẹp', 'Sâm']);
  expect(ordered(sectors, 'am')).toEqual(['Am hiểu', 'Ẩm thực', 'Văn hóa ẩm thực', 'Làm đẹp', 'Sâm']);
  expect(ordered(sectors, 'ẨM'.normalize('NFD'))[0]).toBe('Ẩm thực');
});

it('puts names in the typed accents first and leaves the others in their order', () => {
  const names = ['Mình Ơi', 'Mính', 'Minh Anh', 'MINH Tú'];
  expect(ordered(names, 'minh')).toEqual(['Minh Anh', 'MINH Tú', 'Mình Ơi', 'Mính']);
  expect(ordered(names, 'Mính'.normalize('NFD'))).toEqual(['Mính', 'Mình Ơi', 'Minh Anh', 'MINH Tú']);
});

it('leaves alone what was not asked about', () => {
  expect(ordered(['b', 'a'], '')).toEqual(['b', 'a']);
  expect(ordered(['Hai', 'Một'], 'KH-7')).toEqual(['Hai', 'Một']);
});
