/** Prints a text alone, whatever page it stands on. */
export function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentWindow: window } = frame;
  if (!window) return;
  const lines = window.document.createElement('pre');
  lines.style.font = '16px/1.8 monospace';
  lines.style.whiteSpace = 'pre-wrap';
  lines.textContent = text;
  window.document.body.append(lines);
  window.addEventListener('afterprint', () => frame.remove());
  window.print();
}
