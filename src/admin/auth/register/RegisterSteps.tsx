import { useWords } from '../../words';
import { registerSteps } from './progress';
import styles from './steps.module.css';

/** All the steps, and which one this is. */
export function RegisterSteps({ current }: { current: number }) {
  const translate = useWords();
  return (
    <ol className={styles.steps} aria-label={translate('auth.register.steps')}>
      {registerSteps.map((name, index) => (
        <li key={name} data-done={index < current} aria-current={index === current ? 'step' : undefined}>
          {translate(`auth.register.${name}.step`)}
        </li>
      ))}
    </ol>
  );
}
