/** Hands a downloaded file to the browser. */
export function saveFile({ blob, filename }: { blob: Blob; filename: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
