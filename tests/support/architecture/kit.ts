import { type FileRule, guide, isTest, linesMatching, type SourceFile } from './rule';

interface Piece {
  /** What there is one of. */
  name: string;
  /** What a second one would be made with. */
  made: RegExp;
  /** Where it is, with what is another thing made with the same. */
  home: RegExp;
  /** What to take. */
  instead: string;
  bad: string;
  good: string;
}

const drawn = /^src\/(ui|resources|admin|public)\/.*\.tsx?$/;
const console = /^src\/(ui\/console|resources|admin)\/.*\.tsx?$/;

const pieces: Piece[] = [
  {
    name: 'date field',
    made: /type(=|: )["'](date|time|datetime-local|month)["']/,
    // The public site sends no more code than the browser has.
    home: /^src\/public\//,
    instead: 'DayField, InstantField or DayInput',
    bad: '<input type="date" />',
    good: '<DayInput value={day} onChange={choose} />',
  },
  {
    name: 'number field',
    made: /<input[^>]*type=["']number["']|inputMode=["'](numeric|decimal)["']/,
    // A code is no number.
    home: /^src\/(admin\/(auth|pages\/secondFactor)|public)\//,
    instead: 'NumberField, DecimalField or useTypedNumber',
    bad: '<input type="number" />',
    good: '<XAxis type="number" />',
  },
  {
    name: 'formatter of numbers, sizes and days',
    made: /Intl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat)|\.toLocale(Date|Time)?String\(|\.toFixed\(|\/ 1024\b/,
    // Places in a drawing are no figures.
    home: /^src\/admin\/pages\/analysis\/donutPlaces\.ts$/,
    instead: 'domain/format',
    bad: 'const text = count.toLocaleString();',
    good: 'const text = formatNumber(count, language);',
  },
  {
    name: 'footer of forms',
    made: /(form|formStyles)\.footer\b/,
    home: /^src\/ui\/console\/form\/Footer\.tsx$/,
    instead: 'FormFooter or Footer',
    bad: '<div className={formStyles.footer}>',
    good: '<Footer note={note}>',
  },
  {
    name: 'drawer',
    made: /@mui\/material\/(Swipeable)?Drawer'|\bDrawer\b.*from '@mui\/material'/,
    // The menu is no task.
    home: /^src\/(ui\/console\/form\/DrawerShell|admin\/layout\/MenuDrawer)\.tsx$/,
    instead: 'SideDrawer, BottomDrawer or DrawerShell',
    bad: "import Drawer from '@mui/material/Drawer';",
    good: "import { SideDrawer } from '../form/SideDrawer';",
  },
  {
    name: 'dialog',
    made: /@mui\/material\/Dialog\w*'|\bDialog\w*\b.*from '@mui\/material'/,
    // Where something is looked at or looked for, with a head of its own.
    home: /^src\/(ui\/console\/(dialog\/DialogFrame|gallery\/LightboxFrame)|admin\/palette\/(Palette|KeysDialog)|resources\/campaigns\/calendar\/DayDialog)\.tsx$/,
    instead: 'Confirm, FormDialog or DialogFrame',
    bad: "import { Button, Dialog } from '@mui/material';",
    good: "import { DialogFrame } from '../dialog/DialogFrame';",
  },
  {
    name: 'confirm',
    made: /\bConfirm\b.*from 'react-admin'|window\.(confirm|alert|prompt)\(/,
    home: /^$/,
    instead: 'Confirm or AskFirst, red where it cannot be undone',
    bad: "import { Confirm, useTranslate } from 'react-admin';",
    good: "import { Confirm } from '../dialog/Confirm';",
  },
  {
    name: 'stepper',
    made: /@mui\/material\/Step\w*'|\bStep(per|Label)?\b.*from '@mui\/material'/,
    home: /^$/,
    instead: 'WizardSteps',
    bad: "import { Step, Stepper } from '@mui/material';",
    good: "import { WizardSteps } from '../wizard/WizardSteps';",
  },
  {
    name: 'page head',
    made: /<h1[\s>]/,
    // Pages that are read without the console's frame, and heads of records.
    home: /^src\/(public|admin\/auth)\/|^src\/(ui\/console\/record\/(PageHeader|DetailLayout|PhoneDetail)|admin\/pages\/secondFactor\/SetUpFirst|resources\/campaigns\/evaluation\/CampaignFace|resources\/shorteners\/detail\/ShortenerShow)\.tsx$/,
    instead: 'PageHeader or DetailLayout',
    bad: '<h1 className={styles.title}>KOL</h1>',
    good: '<PageHeader title={title} />',
  },
  {
    name: 'keeper of saved views',
    made: /\buseSavedQueries\b/,
    home: /^src\/ui\/console\/views\/SavedViews\.tsx$/,
    instead: 'SavedViews',
    bad: 'const [queries] = useSavedQueries(list);',
    good: '<SavedViews list="kols" params={params} />',
  },
  {
    name: 'map of states to colours',
    made: /Record<[^=]*\bStatusTone\b|@mui\/material\/Chip'|\bChip\b.*from '@mui\/material'/,
    home: /^src\/ui\/(plain\/statusTones\.ts|console\/record\/StatusChip\.tsx)$/,
    instead: 'statusTones and Chip',
    bad: "const tones: Record<State, StatusTone> = { open: 'good' };",
    good: '<Chip tone={statusTones.link[state]} label={label} />',
  },
  {
    name: 'place to drop files',
    made: /type=["']file["']/,
    // A workbook, a part cut out of a picture, and the two of the public site.
    home: /^src\/(ui\/console\/(form\/(PictureField|FilesDrop)|import\/FileButton)|admin\/pages\/intro\/IntroPictureInput|public\/(request\/FilesField|verify\/FileDrop))\.tsx$/,
    instead: 'PictureField, PicturesField or DocumentsField',
    bad: '<input type="file" />',
    good: '<PictureField source="avatar" label={label} name={name} />',
  },
  {
    name: 'coverage note',
    made: /\{known\}\s*\/\s*\{of\}|\.known\}\s*\/\s*\$?\{/,
    home: /^$/,
    instead: 'Coverage, which says it in words',
    bad: '<small>{known}/{of}</small>',
    good: '<Coverage coverage={{ known, of }} />',
  },
];

const reads = ({ name }: Piece) => (name === 'date field' || name.startsWith('formatter') ? drawn : console);

const ruleOf = (piece: Piece): FileRule => {
  const where = (text: string): SourceFile => ({ path: 'src/resources/kols/Second.tsx', text });
  return {
    name: `there is one ${piece.name}`,
    why: `Take ${piece.instead}; \`/dev/kit\` shows it. ${guide('The kit')}`,
    check: ({ path, text }) =>
      reads(piece).test(path) && !piece.home.test(path) && !isTest(path)
        ? linesMatching(
            // Imports over several lines are one.
            text.replace(/\{[^{}]*\}(?= from ')/g, (names) => names.replace(/\s+/g, ' ')),
            piece.made,
          )
        : [],
    bad: [where(piece.bad)],
    good: [where(piece.good)],
  };
};

/** Of every piece people meet again and again there is one, so that it looks and answers alike everywhere. */
export const kitRules: FileRule[] = pieces.map(ruleOf);
