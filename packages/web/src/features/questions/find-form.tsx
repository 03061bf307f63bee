import { useNavigate } from "@tanstack/react-router";
import { questionsTexts } from "../../i18n/areas/questions.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import type { QuestionSearch } from "./question-search.ts";

/** The search for words in published questions and answers. */
export function FindForm({ text }: QuestionSearch) {
  const { t } = useTexts(questionsTexts);
  const navigate = useNavigate();
  return (
    <Form
      typed={false}
      className="pubs-find"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get("text") ?? "").trim();
        void navigate({ to: "/questions", search: typed ? { text: typed } : {} });
      }}
    >
      <input
        key={text ?? ""}
        type="search"
        name="text"
        aria-label={t("questions.search")}
        placeholder={t("questions.search")}
        defaultValue={text ?? ""}
      />
      <button>{t("questions.find")}</button>
    </Form>
  );
}
