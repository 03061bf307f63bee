import { officeTexts } from "../../i18n/areas/office.ts";
import type { FieldProblem } from "@solvia/core/platform/problems";
import { useRef, useState } from "react";
import { questionsOf } from "../../api/asked-warnings.ts";
import { useTexts } from "../../i18n/index.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";

/**
 * What the server asks about figures before it stores them (confirmation-needed): sent again with what was confirmed. `known` are the codes that
 * the endpoint takes.
 */
export function useQuestions<Code extends string>(known: readonly Code[]) {
  const confirmed = useRef<Code[]>([]);
  const [open, setOpen] = useState<readonly FieldProblem[]>([]);
  return {
    open,
    /** What was confirmed, for what is sent next. */
    confirmed: () => ({ ...(confirmed.current.length > 0 && { confirmed: confirmed.current }) }),
    /** Whether a refusal is a question, which is asked then. */
    isAsked: (error: unknown): boolean => {
      const asked = questionsOf(error);
      if (asked.length === 0) return false;
      setOpen(asked);
      return true;
    },
    confirm: () => {
      const codes = new Set<string>([...confirmed.current, ...open.map(({ code }) => code)]);
      confirmed.current = known.filter((code) => codes.has(code));
      setOpen([]);
    },
    leave: () => setOpen([]),
    /** Something else is typed now: nothing of it was confirmed. */
    forget: () => {
      confirmed.current = [];
    },
  };
}

interface Props {
  questions: Pick<ReturnType<typeof useQuestions>, "open" | "confirm" | "leave">;
  /** A question in words. */
  words: (question: FieldProblem) => string;
  /** What is asked in the end, where the usual words don't say it. */
  question?: string;
  /** Sends it again. */
  send: () => void;
}

/** The questions as a dialog, while there are some. */
export function Questions({ questions, words, question, send }: Props) {
  const { t } = useTexts(officeTexts);
  if (questions.open.length === 0) return null;
  return (
    <ConfirmDialog
      against={[...new Set(questions.open.map(words))]}
      question={question ?? t("bo.meant")}
      onConfirm={() => {
        questions.confirm();
        send();
      }}
      onClose={questions.leave}
    />
  );
}
