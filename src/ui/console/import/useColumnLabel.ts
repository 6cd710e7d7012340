import { useCallback } from 'react';
import { type ImportColumn, workbookLanguage } from '../../../domain/imports';
import { useLanguage } from '../../plain/language';

/** The names of a workbook's columns as its template has them. */
export function useColumnLabel(columns: readonly ImportColumn[]): (column: string) => string {
  const language = workbookLanguage(useLanguage());
  return useCallback(
    (name: string) => columns.find(({ key }) => key === name)?.header[language] ?? name,
    [columns, language],
  );
}
