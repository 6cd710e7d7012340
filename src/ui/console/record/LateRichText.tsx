import Skeleton from '@mui/material/Skeleton';
import { LateCode, late } from '../../plain/late';

const RichText = late(() => import('./RichText').then((module) => ({ default: module.RichText })));

interface LateRichTextProps {
  html: unknown;
  className?: string | undefined;
}

/** Text with its paragraphs and emphasis where a page rarely shows one: what cleans it comes with the first. */
export function LateRichText(props: LateRichTextProps) {
  return (
    <LateCode fallback={<Skeleton variant="text" />}>
      <RichText {...props} />
    </LateCode>
  );
}
