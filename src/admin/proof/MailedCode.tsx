import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { VerificationTimes } from '../../domain/auth/types';
import { otpLimits } from '../../domain/limits';
import { ApiError } from '../../providers/http';
import { useMe } from '../../ui/console/access/useAccess';
import { useVerb } from '../../ui/console/data/useVerb';
import { errorText } from '../../ui/console/state/errorText';
import { useCountdown } from '../auth/useCountdown';
import { Show, type ShowProps } from './Show';

/** For who has neither password nor second factor: a code is mailed as the dialog opens, and may be asked for again. */
export function MailedCode(form: Omit<ShowProps, 'by' | 'lead'>) {
  const translate = useTranslate();
  const { email } = useMe();
  const [mail] = useVerb<VerificationTimes>('proofMail');
  const [until, setUntil] = useState(0);
  const [fault, setFault] = useState<unknown>(null);
  const wait = useCountdown(until);
  const ask = async () => {
    setFault(null);
    try {
      const { resend_in_seconds } = await mail({});
      setUntil(Date.now() + resend_in_seconds * 1000);
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter) setUntil(Date.now() + error.retryAfter * 1000);
      setFault(error);
    }
  };
  const begin = useEffectEvent(() => void ask());
  useEffect(() => begin(), []);
  const lead = (
    <>
      {fault ? errorText(fault, translate) : translate('proof.mailed', { email, minutes: otpLimits.seconds / 60 })}{' '}
      <Button size="small" disabled={wait > 0} onClick={() => void ask()}>
        {wait > 0 ? translate('proof.again_in', { seconds: wait }) : translate('proof.again')}
      </Button>
    </>
  );
  return <Show by="mail" lead={lead} {...form} />;
}
