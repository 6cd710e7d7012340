import { useTranslate } from 'react-admin';
import { flagTyped } from '../../domain/languages/rules';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { TextField } from '../../ui/console/form/TextField';

const upper = (text: string) => text.toUpperCase();

/** What a language is called; those of the product keep their code. */
export function LanguageFields({ codeIsFixed }: { codeIsFixed?: boolean }) {
  const translate = useTranslate();
  return (
    <FormGrid title={translate('languages.about')} description={translate('languages.about_help')}>
      <TextField
        source="language"
        label={translate('languages.field.language')}
        help={translate('languages.language_help')}
      />
      <TextField
        source="code"
        label={translate('languages.field.code')}
        help={translate(codeIsFixed ? 'languages.code_fixed' : 'languages.code_help')}
        disabled={codeIsFixed}
        half
      />
      <TextField
        source="country_code"
        label={translate('languages.field.country_code')}
        help={translate('languages.country_help')}
        parse={upper}
        half
      />
      <TextField
        source="flag"
        label={translate('languages.field.flag')}
        help={translate('languages.flag_help')}
        parse={flagTyped}
        optional
        half
      />
    </FormGrid>
  );
}
