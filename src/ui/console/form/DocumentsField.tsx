import CloseIcon from '@mui/icons-material/Close';
import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import { useTranslate } from 'react-admin';
import { formatSize } from '../../../domain/format';
import { mostFiles } from '../../../domain/media/rules';
import { IconButton } from '../../plain/IconButton';
import { useLanguage } from '../../plain/language';
import { Tags } from '../record/Tags';
import { Field } from './Field';
import { FilesDrop } from './FilesDrop';
import styles from './files.module.css';
import { UploadNotes } from './UploadNotes';
import { type FieldProps, useField } from './useField';
import { useFileList } from './useFileList';
import type { StoredFile } from './useUploads';

interface DocumentsFieldProps extends FieldProps {
  /** How many there may be. */
  most?: number;
}

/** Documents, sent as soon as they are chosen or dropped; the form keeps them with their names, as `StoredFile`. */
export function DocumentsField({ most = mostFiles.document, ...props }: DocumentsFieldProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { id, fault, control } = useField(props, (files) => (
    <Tags words={(files as StoredFile[]).map((file) => file.file_name)} wrap />
  ));
  const list = useFileList<StoredFile>({ source: props.source, kind: 'document', most, keep: (file) => file });
  return (
    <Field {...props} id={id} fault={fault} help={props.help ?? translate('files.help.document', { most })} group>
      <FilesDrop {...list.drop} disabled={control.disabled} describedBy={control['aria-describedby']} />
      <UploadNotes {...list.notes} />
      {list.entries.length > 0 && (
        <ul className={styles.documents} aria-labelledby={`${id}label`}>
          {list.entries.map((file, index) => (
            <li key={file.id}>
              <DocumentIcon sx={{ fontSize: 18 }} />
              <a href={file.url} target="_blank" rel="noopener noreferrer">
                {file.file_name}
              </a>
              <span className={styles.size}>{formatSize(file.size, language)}</span>
              {!control.disabled && (
                <IconButton
                  label={translate('files.remove', { name: file.file_name })}
                  onClick={() => list.remove(index)}
                >
                  <CloseIcon sx={{ fontSize: 16 }} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}
