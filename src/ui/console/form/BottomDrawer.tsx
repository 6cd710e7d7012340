import type { ReactNode } from 'react';
import { DrawerShell } from './DrawerShell';

interface BottomDrawerProps {
  /** Already translated. */
  title: string;
  onClose: () => void;
  /** For two columns beside each other. */
  wide?: boolean;
  children: ReactNode;
}

/** A part of a record over its page, from below. */
export function BottomDrawer({ wide = false, ...props }: BottomDrawerProps) {
  return (
    <DrawerShell
      anchor="bottom"
      paper={{ maxHeight: '92dvh', height: wide ? '92dvh' : 'auto', borderRadius: '12px 12px 0 0' }}
      body={{ width: '100%', maxWidth: wide ? 1240 : 768, margin: '0 auto' }}
      {...props}
    />
  );
}
