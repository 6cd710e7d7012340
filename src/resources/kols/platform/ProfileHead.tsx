import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { networkNames } from '../../../domain/networks';
import type { PlatformProfile } from '../../../domain/social/types';
import { CopyButton } from '../../../ui/console/record/CopyButton';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { Picture } from '../../../ui/plain/Picture';
import { UnlinkSocialButton } from '../socials/UnlinkSocialButton';
import { VerifiedMark } from '../VerifiedMark';
import styles from './platform.module.css';

/** The channel's picture, name with its mark, and address; staff may unlink it. */
export function ProfileHead({ profile, staff }: { profile: PlatformProfile; staff: boolean }) {
  const { id, name, url, thumbnails, is_verified, social_type } = profile;
  const title = name ?? networkNames[social_type];
  const shown = url.replace(/^https:\/\//, '');
  return (
    <div className={styles.head}>
      <Picture src={thumbnails} name={title} width={48} shape="circle" />
      <div className={styles.headWords}>
        <h2 className={styles.name}>
          <NetworkIcon network={social_type} size={18} />
          <span>{title}</span>
          {is_verified && <VerifiedMark />}
        </h2>
        <span className={styles.address}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {shown}
            <OpenInNewIcon sx={{ fontSize: 13 }} />
          </a>
          <CopyButton text={url} />
        </span>
      </div>
      {staff && <UnlinkSocialButton id={id} name={title} />}
    </div>
  );
}
