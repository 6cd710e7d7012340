/** A text of a table that is told whole, on as many lines as it takes: it says what to do, or what stands in the file. */
export function WholeText({ text }: { text: string }) {
  return <span style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{text}</span>;
}
