import Button from '@mui/material/Button';
import { PageHeader } from '../../ui/console/record/PageHeader';
import { Part } from './Part';
import { longWords } from './samples';

export function Heads() {
  return (
    <Part name="heads">
      <PageHeader title="KOLs" />
      <PageHeader
        title="KOLs"
        count={12450}
        description="One sentence where it helps."
        actions={
          <>
            <Button variant="outlined">Import</Button>
            <Button variant="contained">Create</Button>
          </>
        }
      />
      <PageHeader title={longWords} count={1_250_000} estimated actions={<Button variant="contained">Create</Button>} />
    </Part>
  );
}
