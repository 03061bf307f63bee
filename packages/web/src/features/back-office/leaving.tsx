import { useBlocker } from "@tanstack/react-router";
import { useTexts } from "../../i18n/index.ts";
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
  const { t } = useTexts();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && !same(current, next),
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  const words = { title: t("bo.unsaved"), confirm: t("bo.go"), cancel: t("bo.stay") };
  return <ConfirmDialog question={question} words={words} onConfirm={blocker.proceed} onClose={blocker.reset} />;
}
