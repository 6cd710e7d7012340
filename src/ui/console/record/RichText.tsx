import { RichTextField } from 'react-admin';

/** Text with its paragraphs and emphasis, cleaned once more before it is shown. */
export function RichText({ html, className }: { html: unknown; className?: string | undefined }) {
  return <RichTextField record={{ html }} source="html" className={className ?? ''} />;
}
