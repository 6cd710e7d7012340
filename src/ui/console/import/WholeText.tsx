/** A text of a table that is told whole, on as many lines as it takes: it says what to do. */
export function WholeText({ text }: { text: string }) {
  return <span style={{ whiteSpace: 'normal' }}>{text}</span>;
}
