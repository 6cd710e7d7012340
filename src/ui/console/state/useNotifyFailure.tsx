import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ApiError } from '../../../providers/http';
import { CloseNotice } from '../CloseNotice';
import { CopyButton } from '../record/CopyButton';
import { errorText } from './errorText';

/** Neither time nor a click beside it closes this; its own button does. */
const untilClosed = { autoHideDuration: null, onClose: () => undefined };

/**
 * Says why something was not done. What the server failed at stays until it is closed or there is something newer to say, with
 * the number to ask about it by (LOOK).
 */
export function useNotifyFailure(): (error: unknown) => void {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (error) => {
      const reason = errorText(error, translate);
      const id = error instanceof ApiError && error.status >= 500 ? error.requestId : null;
      if (!id) return notify(reason, { type: 'error', multiLine: true });
      const action = (
        <>
          <CopyButton text={id} />
          <CloseNotice yields />
        </>
      );
      notify(translate('common.server_failed', { reason, id }), {
        ...{ type: 'error', multiLine: true, action },
        ...untilClosed,
      });
    },
    [notify, translate],
  );
}
