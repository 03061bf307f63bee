import { useState } from "react";
import { draftOf, keepDraft } from "../../ui/keeping/draft.ts";

/** A field that outlives leaving the page. */
export function useDraft(name: string, start: string): [value: string, set: (value: string) => void] {
  const [value, setValue] = useState(() => draftOf<string>(name) ?? start);
  return [
    value,
    (next) => {
      keepDraft(name, next);
      setValue(next);
    },
  ];
}
