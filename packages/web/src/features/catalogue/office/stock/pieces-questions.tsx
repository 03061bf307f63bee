import { piecesWarningCodes } from "@solvia/core/logistics/stock-warnings";
import type { FieldProblem } from "@solvia/core/platform/problems";
import { officeStockTexts } from "../../../../i18n/areas/office-stock.ts";
import { figure } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Questions, useQuestions } from "../../../../ui/forms/questions.tsx";
import type { GoodsLine } from "./goods-lines.tsx";

/** What the server asks about pieces that move. */
export const usePiecesQuestions = () => useQuestions(piecesWarningCodes);

interface Props {
  questions: ReturnType<typeof usePiecesQuestions>;
  lines: readonly GoodsLine[];
  /** Sends it again. */
  send: () => void;
}

/** Very many pieces of an article are asked about by its name. */
export function PiecesQuestions({ questions, lines, send }: Props) {
  const { t, language } = useTexts(officeStockTexts);
  const words = ({ field, params }: FieldProblem): string => {
    const [, at] = /^lines\.(\d+)\./.exec(field) ?? [];
    return t("officeStock.manyPieces", {
      name: lines[Number(at)]?.name ?? "",
      quantity: figure(Number(params?.["quantity"]), language),
    });
  };
  return <Questions questions={questions} words={words} send={send} />;
}
