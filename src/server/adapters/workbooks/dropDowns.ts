import type { DataValidation, Workbook, Worksheet } from 'exceljs';
import { sheetName } from './sheetNames';
import type { SheetSpec } from './sheetSpec';
import { cellText } from './writeCells';

const longestInline = 255;
/** empty rows of a template that still offer the drop-down */
const spareRows = 1000;

/** exceljs has this on every sheet, its types leave it out. */
interface Validated {
  dataValidations: { add(range: string, validation: DataValidation): void };
}

function isValidated(worksheet: object): worksheet is Validated {
  return 'dataValidations' in worksheet;
}

function validate(worksheet: Worksheet, range: string, validation: DataValidation): void {
  if (!isValidated(worksheet)) throw new Error('this exceljs has no data validations');
  worksheet.dataValidations.add(range, validation);
}

/** Drop-downs whose values do not fit into the validation itself keep them in one hidden sheet at the end. */
export class DropDowns {
  private readonly values: string[] = [];
  private readonly sheet: string;

  constructor(taken: readonly string[]) {
    this.sheet = sheetName('Lists', taken);
  }

  /** Offers the lists of `spec` in the rows from `first` to `last` and some spare ones. */
  addTo(worksheet: Worksheet, spec: SheetSpec, first: number, last: number): void {
    for (const [index, { list, takesOthers = false }] of spec.columns.entries()) {
      if (!list || list.length === 0) continue;
      const letter = worksheet.getColumn(index + 1).letter;
      validate(worksheet, `${letter}${first}:${letter}${Math.max(last, first + spareRows - 1)}`, {
        type: 'list',
        allowBlank: true,
        showErrorMessage: !takesOthers,
        formulae: [this.source(list.map(cellText))],
      });
    }
  }

  private source(values: readonly string[]): string {
    const inline = values.join(',');
    const plain = values.every((value) => !/[",]/.test(value) && value.trim() === value);
    if (plain && inline.length <= longestInline) return `"${inline}"`;
    // one list below the other, so that nobody needs a column's letters
    const first = this.values.length + 1;
    this.values.push(...values);
    return `'${this.sheet.replaceAll("'", "''")}'!$A$${first}:$A$${this.values.length}`;
  }

  /** Adds the hidden sheet if any list needs it. */
  finish(workbook: Workbook): void {
    if (this.values.length === 0) return;
    const worksheet = workbook.addWorksheet(this.sheet, { state: 'hidden' });
    for (const value of this.values) worksheet.addRow([value]).commit();
  }
}
