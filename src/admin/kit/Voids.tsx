import Button from '@mui/material/Button';
import { ApiError } from '../../providers/http';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { Part } from './Part';
import { longWords } from './samples';

const failure = new ApiError(500, 'internal_error', '3f0c2a6e-0001');

export function Voids() {
  return (
    <Part name="voids">
      <EmptyState title="Nothing here yet" />
      <EmptyState
        title="Nothing found"
        hint={longWords}
        action={<Button variant="contained">Create the first</Button>}
      />
      <ErrorState error={failure} onRetry={() => undefined} />
    </Part>
  );
}
