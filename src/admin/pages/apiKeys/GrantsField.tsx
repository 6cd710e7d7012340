import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { allGrants, type Grant, rightOf } from '../../../domain/access';
import { keyGrants, readingGrants } from '../../../domain/auth/apiKeyRules';
import { grantsOf, matrixRows } from '../../../resources/roles/matrixRows';
import { rightsOf, rightsWords } from '../../../resources/roles/rights';
import { useAccess } from '../../../ui/console/access/useAccess';
import { useField } from '../../../ui/console/form/useField';
import { Section } from '../../../ui/console/record/Section';
import styles from './apiKeys.module.css';

/** The rights of a key, of those the person has: module by module, with the ways to take all of them or none. */
export function GrantsField() {
  const translate = useTranslate();
  const own = rightsOf(useAccess());
  const offered = new Set(keyGrants.filter((grant) => own.has(grant)));
  const label = translate('apiKeys.rights.title');
  const { id, fault, value, control, onChange } = useField({ source: 'grants', label }, (grants) =>
    rightsWords(grants as Grant[], translate),
  );
  const chosen = new Set(value as Grant[]);
  const choose = (grants: ReadonlySet<Grant>) => onChange(allGrants.filter((grant) => grants.has(grant)));
  const tick = (grants: readonly Grant[], on: boolean) =>
    choose(new Set([...offered].filter((grant) => (grants.includes(grant) ? on : chosen.has(grant)))));
  const rows = matrixRows
    .map((row) => ({ scope: row.scope, grants: grantsOf(row).filter((grant) => offered.has(grant)) }))
    .filter(({ grants }) => grants.length > 0);
  return (
    <Section title={label} description={translate('apiKeys.rights.help')}>
      <div className={styles.take}>
        <Button onClick={() => choose(new Set([...offered].filter((grant) => readingGrants.has(grant))))}>
          {translate('apiKeys.rights.reading')}
        </Button>
        <Button disabled={chosen.size === 0} onClick={() => choose(new Set())}>
          {translate('apiKeys.rights.none')}
        </Button>
      </div>
      <p id={`${id}note`} className={fault ? styles.fault : styles.lead} aria-live="polite">
        {fault || translate('apiKeys.rights.chosen', { total: chosen.size })}
      </p>
      {rows.map(({ scope, grants }, index) => (
        <fieldset key={scope} className={styles.module} aria-describedby={`${id}note`}>
          <legend>
            <Tick
              label={translate(`roles.scope.${scope}`)}
              checked={grants.every((grant) => chosen.has(grant))}
              partly={grants.some((grant) => chosen.has(grant))}
              bind={index === 0 ? control.ref : undefined}
              onTick={(on) => tick(grants, on)}
            />
          </legend>
          {grants.map((grant) => (
            <Tick
              key={grant}
              label={translate(`roles.action.${rightOf(grant).action}`)}
              checked={chosen.has(grant)}
              onTick={(on) => tick([grant], on)}
            />
          ))}
        </fieldset>
      ))}
    </Section>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for. */
  partly?: boolean;
  bind?: ((element: HTMLInputElement | null) => void) | undefined;
  onTick: (on: boolean) => void;
}

function Tick({ label, checked, partly = false, bind, onTick }: TickProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = partly && !checked;
          bind?.(element);
        }}
        checked={checked}
        onChange={(event) => onTick(event.target.checked)}
      />
      {label}
    </label>
  );
}
