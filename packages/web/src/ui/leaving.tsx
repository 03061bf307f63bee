import { useBlocker } from "@tanstack/react-router";
import { useEffect, useId } from "react";
import { useTexts } from "../i18n/index.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { useToldToDialog } from "./dialogs/work-inside.ts";

export interface Place {
  pathname: string;
  search: object;
}

interface Unsaved {
  /** Where the usual question doesn't say what would be lost. */
  question?: string | undefined;
  /** Whether two addresses show the same work; by their path where nothing else is said. */
  same?: ((one: Place, other: Place) => boolean) | undefined;
  /** What it is called beside other work of the page. */
  what?: string | undefined;
}

interface Props extends Unsaved {
  /** Whether something isn't saved. */
  dirty: boolean;
}

const samePath = (one: Place, other: Place): boolean => one.pathname === other.pathname;

/** What of the page isn't saved, in the order in which it was begun: one question is asked for all of it. */
const unsaved = new Map<string, { same: NonNullable<Unsaved["same"]>; what: string | undefined }>();

/** The names of what still isn't saved on the page when something of it is. */
export const unsavedBeside = (): string[] => [...unsaved.values()].flatMap(({ what }) => what ?? []);

/** Asks before another page takes the place of what isn't saved. Who navigates after saving says `ignoreBlocker`. */
export const Leaving = ({ dirty, ...work }: Props) => dirty && <Asking {...work} />;

function Asking({ question, same = samePath, what }: Unsaved) {
  const { t } = useTexts();
  const id = useId();
  useToldToDialog();
  useEffect(() => {
    unsaved.set(id, { same, what });
    return () => void unsaved.delete(id);
  }, [id, same, what]);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => [...unsaved].find(([, work]) => !work.same(current, next))?.[0] === id,
    enableBeforeUnload: true,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  const words = { title: t("leaving.title"), confirm: t("leaving.go"), cancel: t("leaving.stay") };
  return (
    <ConfirmDialog
      question={question ?? t("leaving.question")}
      words={words}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    />
  );
}
