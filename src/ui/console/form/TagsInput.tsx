import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { textLimits } from '../../../domain/limits';
import styles from './form.module.css';
import type { useField } from './useField';

interface TagsInputProps {
  control: ReturnType<typeof useField>['control'];
  tags: string[];
  parse: (word: string) => string;
  onChange: (tags: string[]) => void;
}

const commas = /[,;\n\t]/;

/** Words as chips, each ended by Enter or a comma. */
export function TagsInput({ control, tags, parse, onChange }: TagsInputProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const take = (words: readonly string[]) => {
    const parsed = words.flatMap((word) => word.split(commas)).map((word) => parse(word.trim()));
    onChange([...new Set(parsed.filter(Boolean).map((word) => word.slice(0, textLimits.name)))]);
    setTyped('');
  };
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      // What is typed and not ended counts, too.
      autoSelect={false}
      clearOnBlur
      id={control.id}
      size="small"
      className={styles.pick ?? ''}
      options={[]}
      value={tags}
      disabled={control.disabled}
      clearText={translate('common.clear')}
      onChange={(_, words) => take(words)}
      inputValue={typed}
      // Its own resets come late and would cut into what is typed on after a comma.
      onInputChange={(_, text, reason) => {
        if (reason === 'clear' || reason === 'blur') setTyped('');
        if (reason !== 'input') return;
        if (commas.test(text)) take([...tags, text]);
        else setTyped(text);
      }}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          name={control.name}
          inputRef={control.ref}
          error={control['aria-invalid']}
          onBlur={(event) => {
            if (event.target.value.trim()) take([...tags, event.target.value]);
            control.onBlur();
          }}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': control['aria-describedby'] },
          }}
        />
      )}
    />
  );
}
