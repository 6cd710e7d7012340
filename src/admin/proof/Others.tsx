import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ProofMethod } from '../../domain/auth/types';

/** The ways to show it by something else; a mailed code is for who has nothing else. */
export function Others({
  others,
  onOther,
}: {
  others: readonly ProofMethod[];
  onOther: (method: ProofMethod) => void;
}) {
  const translate = useTranslate();
  return others.map((method) => (
    <Button key={method} size="small" onClick={() => onOther(method)}>
      {translate(`proof.instead.${method}`)}
    </Button>
  ));
}
