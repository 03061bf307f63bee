import { TextInput, type TextInputProps } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { lazy, startTransition, Suspense, useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/index.ts";

const Suggestions = lazy(async () => ({ default: (await import("./search-suggestions.tsx")).SearchSuggestions }));

/** Search: Enter searches. The suggestions' code comes when the field is first used. */
export function SearchBox() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [used, setUsed] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    (document.activeElement as HTMLElement | null)?.blur();
    void navigate({ to: "/search", search: { text: text.trim() || undefined } });
  };
  const field: TextInputProps = {
    "aria-label": t("search.label"),
    placeholder: t("search.placeholder"),
    leftSection: <IconSearch size={18} />,
    value: text,
    size: "md",
    type: "search",
    onChange: (event) => setText(event.currentTarget.value),
    onFocus: () => startTransition(() => setUsed(true)),
  };
  return (
    <form role="search" onSubmit={submit}>
      {used ? (
        <Suspense fallback={<TextInput {...field} />}>
          <Suggestions field={field} text={text} onChoose={() => setText("")} />
        </Suspense>
      ) : (
        <TextInput {...field} />
      )}
    </form>
  );
}
