import { TextInput, type TextInputProps } from "@mantine/core";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { startTransition, Suspense, useEffect, useRef, useState, type FormEvent } from "react";
import { useTexts } from "../../../i18n/index.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { wishFirstResult } from "./results-focus.ts";
import { IconSearch } from "../../../ui/icons.gen.ts";

const Suggestions = lazyPart(async () => (await import("./search-suggestions.tsx")).SearchSuggestions, {
  instead: ({ field }) => <TextInput {...field} />,
});

/** Where a slash is a letter. */
const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/u.test(target.tagName));

/** What was typed before the application was there, in the page that the server sent. */
const typedBefore = (): string | undefined =>
  document.querySelector<HTMLInputElement>("#page [type=search]")?.value || undefined;

/** What the results on the screen were searched by; undefined on other pages. */
const useSearchedText = (): string | undefined =>
  useRouterState({
    select: ({ location: { pathname, search } }) =>
      pathname === "/search" ? String((search as Readonly<Record<string, unknown>>)["text"] ?? "") : undefined,
  });

/** Search: the slash key leads here, Enter searches and leads to the first result. The suggestions' code comes when the field is first used. */
export function SearchBox() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const searched = useSearchedText();
  const [shown, setShown] = useState(searched);
  const [text, setText] = useState(() => searched ?? typedBefore() ?? "");
  if (searched !== shown) {
    setShown(searched);
    if (searched !== undefined) setText(searched);
  }
  const [used, setUsed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const input = form.current?.querySelector("input");
      if (event.key !== "/" || typing(event.target) || !input?.offsetParent) return;
      event.preventDefault();
      input.focus();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    (document.activeElement as HTMLElement | null)?.blur();
    wishFirstResult();
    void navigate({ to: "/search", search: { text: text.trim() || undefined } });
  };
  const field: TextInputProps = {
    "aria-label": t("search.label"),
    "aria-keyshortcuts": "/",
    placeholder: t("search.placeholder"),
    leftSection: <IconSearch size={18} />,
    value: text,
    size: "md",
    type: "search",
    onChange: (event) => setText(event.currentTarget.value),
    onFocus: () => {
      focused.current = true;
      startTransition(() => setUsed(true));
    },
    onBlur: () => {
      focused.current = false;
    },
  };
  return (
    // oxlint-disable-next-line react/forbid-elements -- a search holds no work, and stands on every first page without the guard's code
    <form role="search" ref={form} onSubmit={submit}>
      {/* The boundary stands from the beginning: what is shown in it stays until the suggestions' code is there. */}
      <Suspense fallback={<TextInput {...field} />}>
        {used ? (
          <Suggestions {...{ field, text, form, focused }} onChoose={() => setText("")} />
        ) : (
          <TextInput {...field} />
        )}
      </Suspense>
    </form>
  );
}
