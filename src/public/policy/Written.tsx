/** A text of several lines: paragraphs, and those that begin with a dash as a list. */
export function Written({ text }: { text: string }) {
  const lines = text.split('\n');
  const entries = lines.filter((line) => line.startsWith('– '));
  return (
    <>
      {entries.length > 0 && (
        <ul>
          {entries.map((line) => (
            <li key={line}>{line.slice(2)}</li>
          ))}
        </ul>
      )}
      {lines
        .filter((line) => !line.startsWith('– '))
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </>
  );
}
