/** A text of a table that is told whole, on as many lines as it takes: it says what to do, or what stands in the file. */
export function WholeText({ text }: { text: string }) {
  // Words break only where one is too long for any line.
  const minWidth = `min(${Math.max(...text.split(/\s+/).map((word) => word.length))}ch, 16em)`;
  return (
    <span style={{ display: 'inline-block', minWidth, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{text}</span>
  );
}
