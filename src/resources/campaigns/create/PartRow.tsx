import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MoreIcon from '@mui/icons-material/ExpandMore';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldError } from '../../../domain/errors';
import type { Network } from '../../../domain/networks';
import type { FormRules } from '../../../ui/console/form/resolver';
import { IconButton } from '../../../ui/plain/IconButton';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { PartEditor } from './PartEditor';
import styles from './parts.module.css';

/** How a part stands among the others of its step. */
export interface PartState {
  faults: readonly FieldError[];
  /** Those the server serverFaults. */
  serverFaults: readonly FieldError[];
  isChecked: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (values: FieldValues) => void;
  onRemove: () => void;
}

interface PartRowProps extends PartState {
  /** Already translated, as the words for its removal. */
  title: string;
  removeLabel: string;
  /** What may be added again as it is. */
  copy?: { label: string; onCopy: () => void };
  network: Network | null | undefined;
  /** What stands in the line instead of the title once it is known. */
  name: string;
  /** What it lacks, in words. */
  lacking: string;
  /** Where the keyboard goes first among several. */
  isLacking?: boolean;
  price?: ReactNode;
  rules: FormRules;
  values: FieldValues;
  /** Its inputs. */
  children: ReactNode;
}

/** A SOW or post of the wizard: a line with what is missing, its inputs while open. */
export function PartRow(props: PartRowProps) {
  const { title, removeLabel, copy, network, name, lacking, isLacking = false, price, rules, values, children } = props;
  const { faults, serverFaults, isChecked, isOpen, onToggle, onChange, onRemove } = props;
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          data-lacking={isLacking || undefined}
          onClick={onToggle}
        >
          <span className={styles.kind}>
            {network && <NetworkIcon network={network} size={14} />}
            {name || title}
          </span>
          <span className={styles.lacking}>{lacking}</span>
          <span className={styles.price}>{price}</span>
          <MoreIcon className={isOpen ? styles.turned : undefined} sx={{ fontSize: 20 }} />
        </button>
        {copy && (
          <IconButton label={copy.label} onClick={copy.onCopy}>
            <CopyIcon sx={{ fontSize: 18 }} />
          </IconButton>
        )}
        <IconButton label={removeLabel} onClick={onRemove}>
          <DeleteIcon sx={{ fontSize: 18 }} />
        </IconButton>
      </div>
      {isOpen && (
        <PartEditor
          rules={rules}
          values={values}
          faults={faults}
          checked={isChecked || serverFaults.length > 0}
          onChange={onChange}
        >
          {children}
        </PartEditor>
      )}
    </section>
  );
}
