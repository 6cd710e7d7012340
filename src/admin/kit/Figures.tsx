import { Coverage } from '../../ui/console/record/Coverage';
import { Compact, Cost, Count, Money, Percent } from '../../ui/plain/Figure';
import styles from './kit.module.css';
import { Part } from './Part';

const values = [null, 0, 0.25, 45.6, 99.994, 100.4, 999.6, 12_449, 1_234_567.891, 390_000_000];
const coverages = [
  { known: 8, of: 10 },
  { known: 10, of: 10 },
  { known: 0, of: 1 },
  { known: 1, of: 1 },
  { known: 1_250, of: 12_450 },
];

export function Figures() {
  return (
    <Part name="figures">
      <table className={styles.figures}>
        <thead>
          <tr>
            {['Count', 'People', 'Cost', 'Percent', 'Money', 'Money, short'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <tr key={value}>
              <td>
                <Count value={value} />
              </td>
              <td>
                <Compact value={value} />
              </td>
              <td>
                <Cost value={value} />
              </td>
              <td>
                <Percent value={value} />
              </td>
              <td>
                <Money value={value} />
              </td>
              <td>
                <Money value={value} compact />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.row}>
        {coverages.map((coverage) => (
          <span key={`${coverage.known} of ${coverage.of}`}>
            <Compact value={coverage.known * 1_000} /> <Coverage coverage={coverage} />
          </span>
        ))}
      </p>
    </Part>
  );
}
