import { Alert, AlertTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { TemplateButton } from './TemplateButton';
import type { useImport } from './useImport';

/** A file none of whose columns is known: there is nothing in it to mend, it is another file. */
export function NotOfTemplate({
  work,
}: {
  work: Pick<ReturnType<typeof useImport>, 'busy' | 'mayGetTemplate' | 'getTemplate'>;
}) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ color: 'text.primary' }}
      action={work.mayGetTemplate && <TemplateButton work={work} />}
    >
      <AlertTitle>{translate('import.not_of_template.title')}</AlertTitle>
      {translate('import.not_of_template.help')}
    </Alert>
  );
}
