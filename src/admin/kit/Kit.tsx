import { Fields } from './Fields';
import { Figures } from './Figures';
import { Filters } from './Filters';
import { Footers } from './Footers';
import { Heads } from './Heads';
import styles from './kit.module.css';
import { Numbers } from './Numbers';
import { Overlays } from './Overlays';
import { Pictures } from './Pictures';
import { States } from './States';
import { Steps } from './Steps';
import { Voids } from './Voids';

/** Every piece there is one of, in every state it has. */
export function Kit() {
  return (
    <main className={styles.kit}>
      <Heads />
      <Filters />
      <Fields />
      <Numbers />
      <Pictures />
      <Footers />
      <Steps />
      <Figures />
      <States />
      <Voids />
      <Overlays />
    </main>
  );
}
