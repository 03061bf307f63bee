import { useState } from "react";

/** What was typed on a page that may be left and come back to, for as long as the browser's tab lives. */
export function useDraft(name: string, start: string): [value: string, set: (value: string) => void] {
  const key = `draft/${name}`;
  const [value, setValue] = useState(() => sessionStorage.getItem(key) ?? start);
  return [
    value,
    (next) => {
      sessionStorage.setItem(key, next);
      setValue(next);
    },
  ];
}
