import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import Cropper, { type Area } from 'react-easy-crop';
import type { PicturePart } from '../../../domain/introPage/pictures';
import { DialogFrame } from '../../../ui/console/dialog/DialogFrame';
import { styleNonce } from '../../../ui/plain/styleNonce';
import styles from './crop.module.css';

interface IntroCropDialogProps {
  file: File;
  /** Width to height of the place. */
  aspect: number;
  /** Answers nothing where this browser does not show the picture. */
  onDone: (part?: PicturePart) => void;
  onClose: () => void;
}

const mostZoom = 5;

/** Which part of a picture stands at its place: moved by pointer, finger or arrow keys, made larger by wheel or slider. */
export function IntroCropDialog({ file, aspect, onDone, onClose }: IntroCropDialogProps) {
  const translate = useTranslate();
  const [url, setUrl] = useState('');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<PicturePart>();
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <DialogFrame
      title={translate('introPage.crop.title')}
      size="sm"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button variant="contained" disabled={isShown && !part} onClick={() => onDone(isShown ? part : undefined)}>
            {translate('introPage.crop.use')}
          </Button>
        </>
      }
    >
      <p className={styles.note}>{translate(`introPage.crop.${isShown ? 'hint' : 'not_shown'}`)}</p>
      {isShown && (
        <>
          <div className={styles.stage}>
            {url && (
              <Cropper
                image={url}
                crop={crop}
                zoom={zoom}
                maxZoom={mostZoom}
                aspect={aspect}
                nonce={styleNonce()}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(area) => setPart(partOf(area))}
                mediaProps={{ onError: () => setShown(false), alt: '' }}
                cropperProps={{ role: 'group', 'aria-label': translate('introPage.crop.part') }}
              />
            )}
          </div>
          <label className={styles.zoom}>
            {translate('introPage.crop.zoom')}
            <input
              type="range"
              min={1}
              max={mostZoom}
              step={0.05}
              value={zoom}
              onChange={({ target }) => setZoom(Number(target.value))}
            />
          </label>
        </>
      )}
    </DialogFrame>
  );
}

/** In parts of the picture, from what is counted in hundredths. */
function partOf({ x, y, width, height }: Area): PicturePart {
  const [left, top] = [within(x), within(y)];
  return { left, top, width: Math.min(within(width), 1 - left), height: Math.min(within(height), 1 - top) };
}

const within = (hundredths: number) => Math.min(1, Math.max(0, hundredths / 100));
