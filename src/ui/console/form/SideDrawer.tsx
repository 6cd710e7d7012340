import type { ReactNode } from 'react';
import { DrawerShell } from './DrawerShell';

const sheet = { width: { xs: '100%', sm: 480 }, top: 'var(--notice)', height: 'calc(100% - var(--notice))' };

interface SideDrawerProps {
  /** Already translated. */
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A task beside the page. */
export function SideDrawer(props: SideDrawerProps) {
  return <DrawerShell anchor="right" paper={sheet} {...props} />;
}
