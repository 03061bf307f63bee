import { useNavigate } from "@tanstack/react-router";
import { publicationsTexts } from "../../i18n/areas/publications.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";

interface Props {
  /** Where the search leads. */
  to: "/articles" | "/academy/all";
  label: string;
  text: string | undefined;
}

/** The search for words in a list of publications. */
export function FindForm({ to, label, text }: Props) {
  const { t } = useTexts(publicationsTexts);
  const navigate = useNavigate();
  return (
    <Form
      typed={false}
      className="pubs-find"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get("text") ?? "").trim();
        void navigate({ to, search: typed ? { text: typed } : {} });
      }}
    >
      <input
        key={text ?? ""}
        type="search"
        name="text"
        aria-label={label}
        placeholder={label}
        defaultValue={text ?? ""}
      />
      <button>{t("publications.find")}</button>
    </Form>
  );
}
