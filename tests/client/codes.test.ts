import { describe, expect, it } from 'vitest';
import { codeAfter, codeSeries } from '../../src/domain/codes';

describe('the series of the house’s codes', () => {
  it('is what most of the newest begin with', () => {
    expect(codeSeries(['CAMP044', 'CAMP043', 'X1', 'CAMP042'])).toBe('CAMP');
    expect(codeSeries(['KH-2026-002', 'KH-2026-001'])).toBe('KH-2026-');
    expect(codeSeries(['NV1', 'NV2', 'KH1', 'NV3', 'KH2'])).toBe('NV');
  });

  it('is none where names, single codes or many series stand', () => {
    expect(codeSeries([])).toBeNull();
    expect(codeSeries(['CAMP001'])).toBeNull();
    expect(codeSeries(['SONGLAM', 'NOVAKEN', 'BENDO'])).toBeNull();
    expect(codeSeries(['001', '002'])).toBeNull();
    expect(codeSeries(['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'A2'])).toBeNull();
  });

  it('goes on as wide as it was, and wider after its last', () => {
    expect(codeAfter('CAMP044')).toBe('CAMP045');
    expect(codeAfter('NV9')).toBe('NV10');
    expect(codeAfter('KH-2026-099')).toBe('KH-2026-100');
    expect(codeAfter('K999')).toBe('K1000');
  });
});
