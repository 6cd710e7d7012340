import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import HeadingIcon from '@mui/icons-material/Title';
import { type Editor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { RichTextInput, useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { styleNonce } from '../../plain/styleNonce';
import styles from './RichEditor.module.css';
import type { RichInsert } from './richInsert';
import type { useField } from './useField';

interface RichEditorProps {
  id: string;
  control: ReturnType<typeof useField>['control'];
  /** What can be put in at the cursor; none = no choice of them. */
  inserts: readonly RichInsert[];
}

// What the server lets through, and nothing else to choose.
const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'] },
  }),
];
const asIs = (value: unknown) => value;

/** react-admin's rich text input with few tools; label and note are those of the field around it. */
export function RichEditor({ id, control, inserts }: RichEditorProps) {
  const { name, disabled } = control;
  const invalid = control['aria-invalid'];
  const editorOptions = useMemo(
    () => ({
      extensions,
      injectNonce: styleNonce(),
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': `${id}label`,
          'aria-describedby': `${id}note`,
          class: styles.text ?? '',
        },
      },
    }),
    [id],
  );
  return (
    <div className={invalid ? `${styles.frame} ${styles.invalid}` : styles.frame}>
      <RichTextInput
        source={name}
        id={id}
        label={false}
        helperText={false}
        disabled={disabled}
        editorOptions={editorOptions}
        parse={asIs}
        format={asIs}
        toolbar={<Toolbar control={control} inserts={inserts} />}
      />
    </div>
  );
}

const tools = [
  { name: 'bold', icon: BoldIcon, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', icon: ItalicIcon, run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  { name: 'underline', icon: UnderlineIcon, run: (editor: Editor) => editor.chain().focus().toggleUnderline().run() },
  {
    name: 'heading',
    icon: HeadingIcon,
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  { name: 'bulletList', icon: BulletsIcon, run: (editor: Editor) => editor.chain().focus().toggleBulletList().run() },
  { name: 'orderedList', icon: NumbersIcon, run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run() },
  { name: 'blockquote', icon: QuoteIcon, run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run() },
] as const;

type ToolbarProps = Pick<RichEditorProps, 'control' | 'inserts'>;

function Toolbar(props: ToolbarProps) {
  const editor = useTiptapEditor();
  return editor && <Tools editor={editor} {...props} />;
}

function Tools({ editor, control, inserts }: { editor: Editor } & ToolbarProps) {
  const translate = useTranslate();
  const { ref, disabled } = control;
  const invalid = control['aria-invalid'];
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ name }) => now.isActive(name)).join(),
  }).split(',');
  useEffect(() => {
    // In a drawer it is mounted a moment later, with what it was made with.
    if (!editor.isDestroyed) editor.view.dom.setAttribute('aria-invalid', String(invalid));
  }, [editor, invalid]);
  useEffect(() => {
    ref({ focus: () => editor.commands.focus() });
  }, [editor, ref]);
  return (
    <div className={styles.tools} role="toolbar" aria-label={translate('wizard.rich.tools')}>
      {tools.map(({ name, icon: Icon, run }, index) => (
        <button
          key={name}
          type="button"
          title={translate(`wizard.rich.${name}`)}
          aria-label={translate(`wizard.rich.${name}`)}
          aria-pressed={active[index] === 'true'}
          disabled={disabled}
          onClick={() => run(editor)}
        >
          <Icon sx={{ fontSize: 18 }} />
        </button>
      ))}
      {inserts.length > 0 && (
        <select
          value=""
          aria-label={translate('wizard.rich.insert')}
          onChange={({ target }) => editor.chain().focus().insertContent(target.value).run()}
        >
          <option value="">{translate('wizard.rich.insert')}</option>
          {inserts.map(({ label, text }) => (
            <option key={text} value={text}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
