import { useRef, type ComponentProps } from "react";
import { Leaving, type Place } from "./leaving.tsx";
import { useSaveKey } from "./use-save-key.ts";

interface Props extends ComponentProps<"form"> {
  /** Whether it holds work that isn't stored: never for a search, a password or a code, nor where a draft is kept. */
  typed: boolean;
  /** What it is called where it stands beside another form that is saved without it. */
  what?: string | undefined;
  /** Whether two addresses show the same form; by their path where nothing else is said. */
  same?: (one: Place, other: Place) => boolean;
  /** Whether it is the page's own work, which Ctrl+S saves. */
  byKey?: boolean;
}

/** Every form of the house (the linter refuses another): what was typed in it isn't left without a question. */
export function Form({ typed, what, same, byKey = false, children, ...form }: Props) {
  const element = useRef<HTMLFormElement>(null);
  useSaveKey(byKey ? () => element.current?.requestSubmit() : undefined);
  return (
    <form ref={element} {...form}>
      <Leaving dirty={typed} what={what} same={same} />
      {children}
    </form>
  );
}
