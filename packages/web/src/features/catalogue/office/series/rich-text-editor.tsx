import { Input } from "@mantine/core";
import { Link, RichTextEditor as Kit } from "@mantine/tiptap";
import { useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useId } from "react";
import { officeSeriesTexts } from "../../../../i18n/areas/office-series.ts";
import type { NameIn } from "../../../../i18n/words.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Subscript, Superscript } from "./script-marks.ts";
import "@mantine/tiptap/styles.css";
import "./rich-text-editor.css";

export interface RichTextProps {
  label: string;
  /** HTML at the beginning; another one takes effect when the editor is mounted anew. */
  value: string;
  onChange: (html: string) => void;
  error?: string | undefined;
  /** Whether it is parted into chapters, as an article is. */
  chapters?: boolean;
}

/** What the server's sanitiser lets through, and no more. */
const extensionsWith = (levels: (2 | 3 | 4)[]) => [
  StarterKit.configure({
    heading: { levels },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: false,
  }),
  Link.configure({ protocols: ["https", "mailto", "tel"], defaultProtocol: "https" }),
  Subscript,
  Superscript,
];
const ofText = extensionsWith([3, 4]);
const ofArticle = extensionsWith([2, 3, 4]);

/** Writes structured text. An empty document is an empty text. */
export function RichTextEditor({ label, value, onChange, error, chapters = false }: RichTextProps) {
  const { t } = useTexts(officeSeriesTexts);
  const id = useId();
  const editor = useEditor({
    extensions: chapters ? ofArticle : ofText,
    content: value,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: { role: "textbox", "aria-multiline": "true", "aria-labelledby": id } },
    onUpdate: ({ editor: written }) => onChange(written.isEmpty ? "" : written.getHTML()),
  });
  const words = (name: NameIn<"officeSeries.editor", typeof officeSeriesTexts>) => t(`officeSeries.editor.${name}`);
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} error={error}>
      <Kit
        className="chapters"
        editor={editor}
        labels={{
          boldControlLabel: words("bold"),
          italicControlLabel: words("italic"),
          underlineControlLabel: words("underline"),
          subscriptControlLabel: words("subscript"),
          superscriptControlLabel: words("superscript"),
          h2ControlLabel: words("h2"),
          h3ControlLabel: words("h3"),
          h4ControlLabel: words("h4"),
          bulletListControlLabel: words("bulletList"),
          orderedListControlLabel: words("orderedList"),
          blockquoteControlLabel: words("blockquote"),
          linkControlLabel: words("link"),
          unlinkControlLabel: words("unlink"),
          linkEditorInputLabel: words("linkUrl"),
          linkEditorInputPlaceholder: "https://",
          linkEditorSave: words("linkSave"),
          undoControlLabel: words("undo"),
          redoControlLabel: words("redo"),
          clearFormattingControlLabel: words("clear"),
        }}
      >
        <Kit.Toolbar>
          <Kit.ControlsGroup>
            <Kit.Bold />
            <Kit.Italic />
            <Kit.Underline />
            <Kit.Subscript />
            <Kit.Superscript />
            <Kit.ClearFormatting />
          </Kit.ControlsGroup>
          <Kit.ControlsGroup>
            {chapters && <Kit.H2 />}
            <Kit.H3 />
            <Kit.H4 />
            <Kit.BulletList />
            <Kit.OrderedList />
            <Kit.Blockquote />
          </Kit.ControlsGroup>
          <Kit.ControlsGroup>
            <Kit.Link />
            <Kit.Unlink />
          </Kit.ControlsGroup>
          <Kit.ControlsGroup>
            <Kit.Undo />
            <Kit.Redo />
          </Kit.ControlsGroup>
        </Kit.Toolbar>
        <Kit.Content />
      </Kit>
    </Input.Wrapper>
  );
}
