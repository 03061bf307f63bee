import type { FieldProblem } from "@solvia/core/platform/problems";
import { useRef, useState } from "react";
import { purchaseWarnings, type PurchaseWarning } from "@solvia/core/purchases/rules/warning-codes";
import { ApiProblem } from "../../../api/client.ts";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { usePurchaseWords } from "./use-purchase-words.ts";

/** What the server asks about an order that its supplier won't deliver so: sent again with what was confirmed. */
export function usePurchaseQuestions() {
  const confirmed = useRef<PurchaseWarning[]>([]);
  const [open, setOpen] = useState<readonly FieldProblem[]>([]);
  return {
    open,
    /** What was confirmed, for what is sent next. */
    confirmed: () => ({ ...(confirmed.current.length > 0 && { confirmed: confirmed.current }) }),
    /** Whether a refusal is a question, which is asked then. */
    isAsked: (error: unknown): boolean => {
      if (!(error instanceof ApiProblem) || error.code !== "confirmation-needed") return false;
      setOpen(error.fields);
      return true;
    },
    confirm: () => {
      const codes = new Set([...confirmed.current, ...open.map(({ code }) => code)]);
      confirmed.current = purchaseWarnings.filter((code) => codes.has(code));
      setOpen([]);
    },
    leave: () => setOpen([]),
    /** Something else is ordered now: nothing of it was confirmed. */
    forget: () => {
      confirmed.current = [];
    },
  };
}

interface Props {
  questions: ReturnType<typeof usePurchaseQuestions>;
  /** Of the order's lines. */
  names: readonly string[];
  /** Sends it again. */
  send: () => void;
}

/** The questions as a dialog, while there are some. */
export function PurchaseQuestions({ questions, names, send }: Props) {
  const { t } = useTexts(officePurchasesTexts);
  const { warning } = usePurchaseWords();
  if (questions.open.length === 0) return null;
  return (
    <ConfirmDialog
      against={[...new Set(questions.open.map((one) => warning(one, names)))]}
      question={t("officePurchases.warningQuestion")}
      onConfirm={() => {
        questions.confirm();
        send();
      }}
      onClose={questions.leave}
    />
  );
}
