import { LinePromised } from "../catalogue/price/line-promise.tsx";
import { LinePromisedOn, PromiseWords } from "../orders/promise-words.tsx";
import { promisedOf, type Promised } from "./promised.ts";
import type { Quotation } from "./shared/quotation-shapes.ts";

/** By when a line's pieces come if they are ordered today; of what lies there too little of, what can be ordered and when more is expected. */
export const LineDays = ({ line }: { line: Promised }) =>
  line.available < line.left ? (
    <LinePromised productId={line.productId} quantity={line.left} available={line.available} />
  ) : (
    <LinePromisedOn line={line} />
  );

/** By when all that is offered comes if it is ordered today; what is optional isn't in it, as it is in no sum. */
export const QuotationDays = ({ quotation }: { quotation: Quotation }) => (
  <PromiseWords
    lines={promisedOf(quotation)
      .filter(({ optional }) => !optional)
      .map((line) => ({ ...line, quantity: line.left }))}
  />
);
