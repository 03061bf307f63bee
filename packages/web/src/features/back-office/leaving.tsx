import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

export interface Place {
  pathname: string;
  search: object;
}

interface Props {
  /** Whether something isn't saved. */
  dirty: boolean;
  question: string;
  /** Whether two addresses show the same work; by their path where nothing else is said. */
  same?: (one: Place, other: Place) => boolean;
}

const samePath = (one: Place, other: Place): boolean => one.pathname === other.pathname;

/** Asks before another page takes the place of what isn't saved. Who navigates after saving says `ignoreBlocker`. */
export function Leaving({ dirty, question, same = samePath }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && !same(current, next),
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return <ConfirmDialog question={question} onConfirm={blocker.proceed} onClose={blocker.reset} />;
}
