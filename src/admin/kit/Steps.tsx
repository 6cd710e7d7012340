import { WizardSteps } from '../../ui/console/wizard/WizardSteps';
import { Part } from './Part';
import { longWords } from './samples';

const labels = ['Facts', 'KOLs', 'Budget', 'Done'];
const long = ['Facts', longWords, 'Done'];

export function Steps() {
  return (
    <Part name="steps">
      <WizardSteps labels={labels} current={0} />
      <WizardSteps labels={labels} current={2} onBack={() => undefined} />
      <WizardSteps labels={labels} current={labels.length} />
      <WizardSteps labels={long} current={1} />
    </Part>
  );
}
