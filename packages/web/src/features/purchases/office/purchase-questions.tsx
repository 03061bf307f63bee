import { purchaseWarnings } from "@solvia/core/purchases/rules/warning-codes";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Questions, useQuestions } from "../../../ui/forms/questions.tsx";
import { usePurchaseWords } from "./use-purchase-words.ts";

/** What the server asks about an order that its supplier won't deliver so. */
export const usePurchaseQuestions = () => useQuestions(purchaseWarnings);

interface Props {
  questions: ReturnType<typeof usePurchaseQuestions>;
  /** Of the order's lines. */
  names: readonly string[];
  /** Sends it again. */
  send: () => void;
}

export function PurchaseQuestions({ questions, names, send }: Props) {
  const { t } = useTexts(officePurchasesTexts);
  const { warning } = usePurchaseWords();
  return (
    <Questions
      questions={questions}
      words={(one) => warning(one, names)}
      question={t("officePurchases.warningQuestion")}
      send={send}
    />
  );
}
