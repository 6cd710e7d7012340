import type { ReactNode } from 'react';
import { type Network, networkNames } from '../../domain/networks';
import styles from './NetworkIcon.module.css';
import colors from './networkColors.module.css';

const glyphs: Record<Network, ReactNode> = {
  facebook: (
    <path d="M24 12a12 12 0 1 0-13.9 11.85v-8.38H7.06V12h3.04V9.36c0-3 1.8-4.67 4.54-4.67 1.3 0 2.68.23 2.68.23v2.95h-1.5c-1.5 0-1.96.93-1.96 1.87V12h3.33l-.53 3.47h-2.8v8.38A12 12 0 0 0 24 12Z" />
  ),
  instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="2.4">
      <rect x="1.8" y="1.8" width="20.4" height="20.4" rx="6" />
      <circle cx="12" cy="12" r="4.8" />
      <circle cx="17.9" cy="6.1" r="0.8" fill="currentColor" strokeWidth="1.2" />
    </g>
  ),
  tiktok: (
    <path d="M16.4 0h-3.9v16.2a3.3 3.3 0 1 1-3.3-3.3c.34 0 .67.05.98.15V9.06a7.3 7.3 0 1 0 6.3 7.23V8.02a8.9 8.9 0 0 0 5.12 1.62V5.72A5.12 5.12 0 0 1 16.4 0Z" />
  ),
  youtube: (
    <path
      fillRule="evenodd"
      d="M23.5 6.2a3 3 0 0 0-2.1-2.1C19.5 3.5 12 3.5 12 3.5s-7.5 0-9.4.6A3 3 0 0 0 .5 6.2C0 8.1 0 12 0 12s0 3.9.5 5.8a3 3 0 0 0 2.1 2.1c1.9.6 9.4.6 9.4.6s7.5 0 9.4-.6a3 3 0 0 0 2.1-2.1c.5-1.9.5-5.8.5-5.8s0-3.9-.5-5.8ZM9.6 15.6V8.4l6.2 3.6-6.2 3.6Z"
    />
  ),
};

/** The network's glyph in its own colour, named for screen readers. */
export function NetworkIcon({ network, size = 16 }: { network: Network; size?: number }) {
  return (
    <svg
      className={`${styles.icon} ${colors[network]}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      role="img"
      aria-label={networkNames[network]}
    >
      <title>{networkNames[network]}</title>
      {glyphs[network]}
    </svg>
  );
}
