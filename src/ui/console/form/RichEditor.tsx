import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import HeadingIcon from '@mui/icons-material/Title';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import styles from './RichEditor.module.css';
import type { useField } from './useField';

interface RichEditorProps {
  id: string;
  value: string;
  control: ReturnType<typeof useField>['control'];
  onChange: (html: string) => void;
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

/** The editor of a rich text field and its few tools. */
export function RichEditor({ id, value, control, onChange }: RichEditorProps) {
  const written = useRef(value);
  const { ref, disabled, onBlur } = control;
  const invalid = control['aria-invalid'];
  const editor = useEditor(
    {
      extensions,
      content: value,
      editable: !disabled,
      editorProps: {
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': `${id}label`,
          'aria-describedby': `${id}note`,
          'aria-invalid': String(invalid),
          class: styles.text ?? '',
        },
      },
      onUpdate: ({ editor: changed }) => {
        written.current = changed.isEmpty ? '' : changed.getHTML();
        onChange(written.current);
      },
      onBlur: () => onBlur(),
    },
    [id, disabled],
  );

  // The form was given another text, such as somebody else's.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    // In a drawer it is mounted a moment later, with what it was made with.
    if (!editor.isDestroyed) editor.view.dom.setAttribute('aria-invalid', String(invalid));
  }, [editor, invalid]);
  useEffect(() => {
    ref({ focus: () => editor.commands.focus() });
  }, [editor, ref]);

  return (
    <div className={invalid ? `${styles.frame} ${styles.invalid}` : styles.frame}>
      <Tools editor={editor} disabled={disabled} />
      <EditorContent editor={editor} />
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

function Tools({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const translate = useTranslate();
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ name }) => now.isActive(name)).join(),
  }).split(',');
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
    </div>
  );
}
