import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { can } from '../../domain/access';
import type { Language } from '../../domain/languages/types';
import { paging } from '../../domain/limits';
import { mayOpen, pathTo } from '../../domain/routes';
import { shareOf } from '../../domain/translations/rules';
import type { TranslationProgress } from '../../domain/translations/types';
import { useAccess } from '../../ui/console/access/useAccess';
import { useRead } from '../../ui/console/data/useRead';
import type { Column } from '../../ui/console/list/columns';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { ListTable } from '../../ui/console/list/ListTable';
import { useListParams } from '../../ui/console/list/useListParams';
import { InstantDay } from '../../ui/plain/Day';
import { ProgressBar } from '../../ui/plain/ProgressBar';
import { EnableSwitch } from './EnableSwitch';
import styles from './languages.module.css';

const nameColumn: Column<Language> = {
  source: 'language',
  label: 'languages.field.language',
  render: ({ flag, language, code }) => (
    <span className={styles.name}>
      <span aria-hidden="true">{flag}</span>
      <span lang={code}>{language}</span>
    </span>
  ),
};

const otherColumns: Column<Language>[] = [
  { source: 'code', label: 'languages.field.code', width: 110, render: ({ code }) => <code>{code}</code> },
  {
    source: 'country_code',
    label: 'languages.field.country_code',
    width: 120,
    phone: 'hidden',
    optional: true,
    render: ({ country_code }) => country_code,
  },
  {
    source: 'created_at',
    label: 'common.created_at',
    width: 120,
    phone: 'hidden',
    render: ({ created_at }) => <InstantDay value={created_at} />,
  },
  {
    source: 'enable',
    label: 'languages.enabled.label',
    width: 160,
    phone: 'end',
    render: (language) => <EnableSwitch language={language} />,
  },
];

/** The languages people may choose, and those being translated (spec 1 §2 /settings/languages). */
export function LanguageList() {
  return can(useAccess(), 'translation_management', 'r') ? <WithProgress /> : <Languages columns={otherColumns} />;
}

function WithProgress() {
  const { data: progress } = useRead<TranslationProgress>('translationProgress');
  const translated: Column<Language> = {
    source: 'translated',
    label: 'languages.translated',
    width: 180,
    render: ({ id }) => <ProgressBar value={progress ? shareOf(progress, id) : null} />,
  };
  return <Languages columns={[translated, ...otherColumns]} />;
}

function Languages({ columns }: { columns: Column<Language>[] }) {
  const translate = useTranslate();
  const params = useListParams();
  const access = useAccess();
  return (
    <ListFrame resource="languages" params={{ ...params, pageSize: paging.largestSize }}>
      <ListHeader
        title={translate('page.languages')}
        description={translate('languages.help')}
        actions={
          mayOpen('languageCreate', access) && (
            <Button variant="contained" startIcon={<AddIcon />} component={Link} to={pathTo('languageCreate')}>
              {translate('languages.add')}
            </Button>
          )
        }
      />
      <ListTable<Language>
        columns={[nameColumn, ...columns]}
        label="page.languages"
        {...(mayOpen('languageEdit', access) ? { rowHref: ({ id }) => pathTo('languageEdit', { id }) } : {})}
      />
    </ListFrame>
  );
}
