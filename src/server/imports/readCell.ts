import { type ImportColumn, workbookLanguages } from '../../domain/imports';
import { yesNo } from '../../domain/campaigns/workbookWords';
import { normalise } from '../../domain/text';
import type { CellValue } from '../adapters/workbooks/cells';
import { readInstant } from './instants';
import { readNumber } from './numbers';
