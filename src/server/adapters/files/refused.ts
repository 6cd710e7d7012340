import { AppError } from '../../../domain/errors';

type Refusal = 'file_too_large' | 'file_type_invalid';

/** An upload that is over a limit (413) or is not what its place accepts (415), decided by its bytes. */
export class FileRefused extends AppError {
  declare readonly code: Refusal;

  constructor(code: Refusal, options?: ErrorOptions) {
    super(code, undefined, options);
  }
}
