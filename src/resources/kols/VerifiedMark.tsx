import VerifiedIcon from '@mui/icons-material/Verified';
import { useTranslate } from 'react-admin';

/** The network says the account is who it claims to be. */
export function VerifiedMark() {
  return <VerifiedIcon sx={{ fontSize: 16 }} color="info" titleAccess={useTranslate()('kols.verified')} />;
}
