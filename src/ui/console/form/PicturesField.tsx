import BackIcon from '@mui/icons-material/ChevronLeft';
import ForthIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import { useTranslate } from 'react-admin';
import { mostFiles } from '../../../domain/media/rules';
import { IconButton } from '../../plain/IconButton';
import { Picture } from '../../plain/Picture';
import { Field } from './Field';
import { FilesDrop } from './FilesDrop';
import styles from './files.module.css';
import { UploadNotes } from './UploadNotes';
import { type FieldProps, useField } from './useField';
import { useFileList } from './useFileList';

interface PicturesFieldProps extends FieldProps {
  /** How many there may be. */
  most?: number;
}

/** Pictures in an order, sent as soon as they are chosen or dropped; the form keeps their addresses. */
export function PicturesField({ most = mostFiles.picture, ...props }: PicturesFieldProps) {
  const translate = useTranslate();
  const { id, fault, control } = useField(props, (urls) => {
    const all = urls as string[];
    return all.map((url, index) => (
      <Picture
        key={url}
        src={url}
        name=""
        alt={translate('files.picture', { number: index + 1, total: all.length })}
        width={56}
      />
    ));
  });
  const list = useFileList<string>({ source: props.source, kind: 'picture', most, keep: ({ url }) => url });
  const last = list.entries.length - 1;
  return (
    <Field {...props} id={id} fault={fault} help={props.help ?? translate('files.help.picture', { most })} group>
      <FilesDrop {...list.drop} disabled={control.disabled} describedBy={control['aria-describedby']} />
      <UploadNotes {...list.notes} />
      {list.entries.length > 0 && (
        <ol className={styles.pictures} aria-labelledby={`${id}label`}>
          {list.entries.map((url, index) => {
            const name = translate('files.picture', { number: index + 1, total: last + 1 });
            return (
              <li key={url}>
                <Picture src={url} name="" alt={name} width="100%" height="100%" />
                {!control.disabled && (
                  <span className={styles.tools}>
                    <IconButton
                      label={translate('files.earlier', { name })}
                      disabled={index === 0}
                      onClick={() => list.move(index, index - 1)}
                    >
                      <BackIcon sx={{ fontSize: 18 }} />
                    </IconButton>
                    <IconButton
                      label={translate('files.later', { name })}
                      disabled={index === last}
                      onClick={() => list.move(index, index + 1)}
                    >
                      <ForthIcon sx={{ fontSize: 18 }} />
                    </IconButton>
                    <IconButton label={translate('files.remove', { name })} onClick={() => list.remove(index)}>
                      <CloseIcon sx={{ fontSize: 16 }} />
                    </IconButton>
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Field>
  );
}
