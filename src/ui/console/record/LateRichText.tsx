import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

const RichText = lazy(() => import('./RichText').then((module) => ({ default: module.RichText })));

interface LateRichTextProps {
  html: unknown;
  className?: string | undefined;
}

/** Text with its paragraphs and emphasis where a page rarely shows one: what cleans it comes with the first. */
export function LateRichText(props: LateRichTextProps) {
  return (
    <Suspense fallback={<Skeleton variant="text" />}>
      <RichText {...props} />
    </Suspense>
  );
}
