import { useRef, type ComponentProps, type RefObject } from "react";
import { DraftOffer } from "./forms/draft-offer.tsx";
import type { Offer } from "./forms/use-draft-of-form.ts";
import { Leaving, type Place } from "./leaving.tsx";
import { useSaveKey } from "./use-save-key.ts";

interface Props extends ComponentProps<"form"> {
  ref?: RefObject<HTMLFormElement | null>;
  /** Whether it holds work that isn't stored: never for a search, a password or a code, nor where a draft is kept. */
  typed: boolean;
  /** What it is called where it stands beside another form that is saved without it. */
  what?: string | undefined;
  /** Whether two addresses show the same form; by their path where nothing else is said. */
  same?: (one: Place, other: Place) => boolean;
  /** Whether it is the page's own work, which Ctrl+S saves wherever the focus is. */
  byKey?: boolean;
  /** Whether Ctrl+S saves it while the focus is in it, unless it stands beside the page's own. */
  byFocus?: boolean;
  /** What was typed before the page was loaded anew. */
  offer?: Offer;
}

/** Every form of the house (the linter refuses another): what was typed in it isn't left without a question. */
export function Form({ ref, typed, what, same, byKey = false, byFocus = false, offer, children, ...form }: Props) {
  const own = useRef<HTMLFormElement>(null);
  const element = ref ?? own;
  const save = () => element.current?.requestSubmit();
  useSaveKey(byKey ? save : undefined);
  useSaveKey(byFocus && !byKey && what === undefined ? save : undefined, element);
  return (
    <form ref={element} {...form}>
      <Leaving dirty={typed} what={what} same={same} />
      {offer && <DraftOffer {...offer} />}
      {children}
    </form>
  );
}
