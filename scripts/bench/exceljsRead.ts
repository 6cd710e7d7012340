import { readFileSync } from 'node:fs';
import exceljs from 'exceljs';
import { medianMs } from './line';

// What an import is measured against: only reading the same file with exceljs, in a process of its own.
const [file = ''] = process.argv.slice(2);
const bytes = readFileSync(file);
const whole = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
process.stdout.write(String(await medianMs(5, () => new exceljs.Workbook().xlsx.load(whole))));
