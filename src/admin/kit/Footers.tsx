import { useEffect, useRef } from 'react';
import { ApprovalFooter } from '../../ui/console/approval/ApprovalFooter';
import { FormFooter } from '../../ui/console/form/FormFooter';
import styles from './kit.module.css';
import { Filled, Part } from './Part';
import { longWords } from './samples';

const none = () => undefined;
const empty = {};

export function Footers() {
  return (
    <Part name="footers">
      <div className={styles.stack}>
        <Filled values={empty}>
          <FormFooter submitLabel="Save" onCancel={none} />
        </Filled>
        <Filled values={empty}>
          <FormFooter submitLabel="Save" onCancel={none} note={longWords} needsChange />
        </Filled>
        <Filled values={empty}>
          <FormFooter submitLabel="Delete" cancelLabel="Keep" onCancel={none} danger />
        </Filled>
        <Sent />
        <ApprovalFooter blocked={undefined} busy={false} onApprove={none} onReject={none} />
        <ApprovalFooter blocked={longWords} busy={false} onApprove={none} onReject={none} />
      </div>
    </Part>
  );
}

/** On its way to the server, for ever. */
function Sent() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('form')?.requestSubmit(), []);
  return (
    <div ref={frame}>
      <Filled values={empty}>
        <FormFooter submitLabel="Save" onCancel={none} />
      </Filled>
    </div>
  );
}
