import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

/** Copies a text and says so for a moment; `label` names what is copied, already translated. */
export function CopyButton({ text, label: what }: { text: string; label?: string }) {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 1_500);
    return () => clearTimeout(timer);
  }, [copied]);
  const label = copied ? translate('common.copied') : (what ?? translate('common.copy'));
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {copied ? <CheckIcon sx={{ fontSize: 14 }} color="success" /> : <ContentCopyIcon sx={{ fontSize: 14 }} />}
    </IconButton>
  );
}
