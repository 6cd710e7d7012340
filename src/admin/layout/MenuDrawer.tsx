import Drawer from '@mui/material/Drawer';
import { MenuLinks } from './MenuLinks';

/** The whole menu, from the side of a phone. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width: 280, pt: 2 } } }}>
      <MenuLinks onChoose={onClose} />
    </Drawer>
  );
}
