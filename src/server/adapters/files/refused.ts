import { AppError } from '../../../domain/errors';

export type Refusal = 'file_too_large' | 'file_type_invalid';

/** An upload that is over a limit (413) or is not what its place accepts (415), decided by its bytes. */
export class FileRefused extends AppError {
  declare readonly code: Refusal;

  constructor(code: Refusal, options?: ErrorOptions) {
    super(code, undefined, options);
  }
}

/** A picture that was not decoded within the memory or time one may take; what it promised in its header was less. */
export class PictureExhausting extends FileRefused {}
