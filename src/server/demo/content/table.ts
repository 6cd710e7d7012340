/** The cells of a table written as text, a row per line, cells parted by `|`; throws on a row of another width. */
export function tableRows(text: string, width: number): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== width || cells.includes('')) throw new Error(`table row is not ${width} cells: ${line}`);
      return cells;
    });
}
