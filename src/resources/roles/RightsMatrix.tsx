import { type RefObject, useImperativeHandle, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type Grant, rightOf } from '../../domain/access';
import { neededBy } from '../../domain/roles/needs';
import { scrollable } from '../../ui/plain/scrollable';
import { commonActions, grantsOf, type MatrixRow, matrixRows } from './matrixRows';
import { type Rights, rightsWords, rightWords } from './rights';
import styles from './roles.module.css';
import { useMatrixKeys } from './useMatrixKeys';

export interface MatrixHandle {
  /** Puts the focus on a right. */
  find: (grant: Grant) => void;
}

interface RightsMatrixProps {
  rights: Rights;
  before: Rights;
  /** Absent for those who may only read. */
  onChange: ((grants: readonly Grant[], allowed: boolean) => void) | undefined;
  handle: RefObject<MatrixHandle | null>;
}

/** Modules by actions: what the role may, ticked; what is not saved yet, marked. */
export function RightsMatrix({ rights, before, onChange, handle }: RightsMatrixProps) {
  const translate = useTranslate();
  const table = useRef<HTMLTableElement>(null);
  const { active, setActive, focus, onKeyDown } = useMatrixKeys(table);
  useImperativeHandle(handle, () => ({ find: focus }), [focus]);

  const tick = (grant: Grant, words: boolean) => {
    const { action } = rightOf(grant);
    const changed = rights.has(grant) !== before.has(grant);
    const needed = neededBy(grant);
    const needs =
      needed.length > 0 ? translate('roleRights.needs', { rights: rightsWords(needed, translate) }) : undefined;
    return (
      <label
        key={grant}
        className={`${styles.tick} ${changed ? styles.changed : ''}`}
        title={[rightWords(grant, translate), needs].filter(Boolean).join('. ')}
      >
        <input
          type="checkbox"
          data-grant={grant}
          title={needs}
          tabIndex={grant === active ? 0 : -1}
          disabled={!onChange}
          checked={rights.has(grant)}
          onFocus={() => setActive(grant)}
          onChange={(event) => onChange?.([grant], event.target.checked)}
        />
        {!words && <span className={styles.unseen}>{rightWords(grant, translate)}</span>}
        <span className={words ? undefined : styles.byColumn} aria-hidden={!words}>
          {translate(`roles.action.${action}`)}
        </span>
      </label>
    );
  };

  return (
    <section className={styles.scroll} aria-label={translate('roleRights.matrix')} {...scrollable}>
      <table ref={table} className={styles.matrix} aria-label={translate('roleRights.matrix')} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">{translate('roleRights.module')}</th>
            {commonActions.map((action) => (
              <th key={action} scope="col">
                {translate(`roles.action.${action}`)}
              </th>
            ))}
            <th scope="col">{translate('roleRights.others')}</th>
          </tr>
        </thead>
        <tbody>
          {matrixRows.map((row) => (
            <tr key={row.scope}>
              <th scope="row">
                {translate(`roles.scope.${row.scope}`)}
                <RowCount row={row} rights={rights} />
              </th>
              {row.common.map((grant, index) => (
                <td key={commonActions[index]}>{grant && tick(grant, false)}</td>
              ))}
              <td>
                <div className={styles.others}>{row.others.map((grant) => tick(grant, true))}</div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RowCount({ row, rights }: { row: MatrixRow; rights: Rights }) {
  const grants = grantsOf(row);
  return (
    <span className={styles.count}>
      {grants.filter((grant) => rights.has(grant)).length}/{grants.length}
    </span>
  );
}
