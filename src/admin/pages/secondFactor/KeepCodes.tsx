import CopyIcon from '@mui/icons-material/ContentCopy';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { formatInstant } from '../../../domain/format';
import { useMe } from '../../../ui/console/access/useAccess';
import { Footer } from '../../../ui/console/form/Footer';
import { saveFile } from '../../../ui/console/saveFile';
import { printText } from './printText';
import styles from './secondFactor.module.css';

/** The recovery codes, the one time they are shown, and the ways to take them along. */
export function KeepCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { username } = useMe();
  const [made] = useState(() => new Date());
  const heading = translate('secondFactor.keep.heading', { username, at: formatInstant(made) });
  const list = codes.join('\n');
  const sheet = `${heading}\n\n${list}\n`;
  const copy = () =>
    navigator.clipboard.writeText(list).then(() => notify(translate('secondFactor.keep.copied'), { type: 'success' }));
  const file = () => ({
    blob: new Blob([sheet], { type: 'text/plain' }),
    filename: translate('secondFactor.keep.file'),
  });
  return (
    <>
      <p className={styles.lead}>{translate('secondFactor.keep.help')}</p>
      <ul className={styles.codes} aria-label={translate('secondFactor.keep.list')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.take}>
        <Button startIcon={<CopyIcon />} onClick={() => void copy()}>
          {translate('secondFactor.keep.copy')}
        </Button>
        <Button startIcon={<DownloadIcon />} onClick={() => saveFile(file())}>
          {translate('secondFactor.keep.download')}
        </Button>
        <Button startIcon={<PrintIcon />} onClick={() => printText(sheet)}>
          {translate('secondFactor.keep.print')}
        </Button>
      </div>
      <Footer>
        <Button variant="contained" onClick={onKept}>
          {translate('secondFactor.keep.done')}
        </Button>
      </Footer>
    </>
  );
}
