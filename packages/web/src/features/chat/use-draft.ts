import { useState } from "react";

/** What is being written in a chat: still there after a way to another page, as long as the browser's tab. */
export function useDraft(chatId: string): [string, (text: string) => void] {
  const key = `chat-draft:${chatId}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? "");
  const keep = (typed: string): void => {
    setText(typed);
    if (typed === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, typed);
  };
  return [text, keep];
}
