import { create } from 'qrcode';
import { useMemo } from 'react';
import styles from './secondFactor.module.css';

const quiet = 4;

/** A QR code, drawn here: what it says goes nowhere. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  const side = size + 2 * quiet;
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

function drawn(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from(data).flatMap((bit, at) =>
    bit ? [`M${(at % size) + quiet} ${Math.floor(at / size) + quiet}h1v1h-1z`] : [],
  );
  return { size, path: dark.join('') };
}
