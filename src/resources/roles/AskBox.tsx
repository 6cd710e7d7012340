import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import BlockIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Grant } from '../../domain/access';
import { type AskedRole, answersTo, rightWords } from './rights';
import styles from './roles.module.css';

interface AskBoxProps {
  roles: readonly AskedRole[];
  /** Jumps to the right in the matrix. */
  onFind?: (grant: Grant) => void;
}

/** "May this role …?", answered at once in a sentence. */
export function AskBox({ roles, onFind }: AskBoxProps) {
  const translate = useTranslate();
  const id = useId();
  const [question, setQuestion] = useState('');
  const answers = answersTo(question, roles, translate);
  return (
    <div className={styles.ask}>
      <label htmlFor={id}>{translate('roleRights.ask.label')}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={translate(roles.length > 1 ? 'roleRights.ask.hint_all' : 'roleRights.ask.hint')}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <ul aria-live="polite" className={styles.answers}>
        {answers.map(({ grant, role, allowed }) => {
          const sentence = translate(allowed ? 'roleRights.ask.yes' : 'roleRights.ask.no', {
            role: role.name,
            right: rightWords(grant, translate),
          });
          const Icon = allowed ? CheckIcon : BlockIcon;
          return (
            <li key={role.name + grant} className={allowed ? styles.yes : styles.no}>
              <Icon sx={{ fontSize: 16 }} />
              {onFind ? (
                <button type="button" onClick={() => onFind(grant)}>
                  {sentence}
                </button>
              ) : (
                sentence
              )}
            </li>
          );
        })}
        {answers.length === 0 && question.trim().length > 2 && <li>{translate('roleRights.ask.unknown')}</li>}
      </ul>
    </div>
  );
}
