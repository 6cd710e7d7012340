import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { normalise } from '../../../domain/text';
import { bestFirst } from './bestFirst';
import styles from './form.module.css';
import type { useField } from './useField';

/** What can be chosen. */
export interface Choice {
  value: string;
  label: string;
  /** The heading it stands under. */
  group?: string;
}

interface ChipsInputProps {
  control: ReturnType<typeof useField>['control'];
  chosen: Choice[];
  choices: readonly Choice[];
  placeholder: string;
  loading?: boolean;
  /** Of a list that stays open while several are chosen, and leaves out what is. */
  several?: boolean;
  /** Which choices the text typed leaves. */
  narrow: (choices: Choice[], typed: string) => Choice[];
  onChosen: (chosen: Choice[]) => void;
  onOpen?: () => void;
  /** Told what is typed; nothing of what the choice itself writes. */
  onTyped?: (text: string) => void;
}

/** Choices as chips, found by typing; Enter takes the first of what was found. */
export function ChipsInput(props: ChipsInputProps) {
  const { control, chosen, choices, placeholder, loading = false, several = false, narrow, onChosen } = props;
  const { onOpen, onTyped } = props;
  const translate = useTranslate();
  const [isTyped, setTyped] = useState(false);
  const isGrouped = choices.some(({ group }) => group);
  const find = (all: Choice[], typed: string) => {
    const left = narrow(all, typed);
    if (isGrouped || !typed) return left;
    // Until the answer is there, Enter must not take one of the answer before.
    const sure = loading ? left.filter(({ label }) => normalise(label).includes(normalise(typed))) : left;
    return bestFirst(sure, typed, ({ label }) => label);
  };
  return (
    <Autocomplete<Choice, true>
      multiple
      id={control.id}
      size="small"
      className={styles.pick ?? ''}
      options={choices}
      value={chosen}
      disabled={control.disabled}
      loading={loading}
      disableCloseOnSelect={several}
      filterSelectedOptions={several}
      autoHighlight={isTyped}
      {...(isGrouped && { groupBy: ({ group = '' }: Choice) => group })}
      filterOptions={(all, { inputValue }) => find(all, inputValue)}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      noOptionsText={translate('common.nothing_found')}
      loadingText={translate('common.loading')}
      clearText={translate('common.clear')}
      openText={translate('wizard.choose')}
      closeText={translate('ra.action.close')}
      {...(onOpen && { onOpen })}
      onInputChange={(_, text, reason) => {
        const typed = reason === 'input' ? text : '';
        setTyped(typed !== '');
        onTyped?.(typed);
      }}
      onChange={(_, options) => onChosen(options)}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          name={control.name}
          inputRef={control.ref}
          error={control['aria-invalid']}
          placeholder={chosen.length === 0 ? placeholder : ''}
          onBlur={control.onBlur}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': control['aria-describedby'] },
          }}
        />
      )}
    />
  );
}
