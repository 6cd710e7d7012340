import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePhone } from '../../../ui/console/usePhone';
import styles from './status.module.css';

/** Buttons beside each other; behind one on a phone, where they are kept, so that what they have opened stays open. */
export function Folded({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const isPhone = usePhone();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!isPhone) return children;
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-label={translate('campaignDetail.more')}
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 40, px: 1 }}
      >
        <MoreIcon sx={{ fontSize: 20 }} />
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        keepMounted
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <div className={styles.folded} onClickCapture={close}>
          {children}
        </div>
      </Popover>
    </>
  );
}
