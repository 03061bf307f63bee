import { hello, note, paragraph, type Block, type Letter, type Wording } from "../../mail/index.ts";
import { linePrices, wordsFor, type Order } from "../../orders/index.ts";
import { fill } from "../../platform/text/fill.ts";
import type { ToldStatus } from "../return-codes.ts";
import { wayBackPaidBy, type ReturnRequest } from "../return-request.ts";

/** What was asked, with its pieces, of an article with several prices by each of them as the buyer reads prices, and words. */
function asked({ language }: Wording, order: Order, { lines, words }: ReturnRequest): Block[] {
  const { product, pieces, money } = wordsFor(language, order.locale);
  const prices = linePrices(order);
  const priceOf = ({ productId, unit }: ReturnRequest["lines"][number]): string => {
    const place = order.lines.findIndex((line) => line.productId === productId);
    const part = order.lines[place]?.parts?.findIndex((one) => one.unit === unit) ?? -1;
    const each = unit === undefined ? undefined : prices[place]?.parts[part]?.each;
    return each === undefined ? "" : ` · ${money(each)}`;
  };
  const rows = lines.map((line) => [`${line.name}${priceOf(line)}`, String(line.quantity)]);
  return [{ kind: "rows", columns: [product, pieces], rows }, ...(words ? [paragraph(words)] : [])];
}

/** Where the goods are to be sent, and who pays that; of an approved request alone. */
const wayBack = ({ texts }: Wording, request: ReturnRequest, status: ToldStatus): Block[] =>
  status === "approved"
    ? [
        note(
          wayBackPaidBy(request.lines.map(({ reason }) => reason)) === "seller"
            ? texts.goodsBack.wePay
            : texts.goodsBack.youPay,
        ),
      ]
    : [];

/** To who wants to return goods: how far it is. Of a step that was noted with words, the words. */
export function goodsBackLetter(wording: Wording, order: Order, request: ReturnRequest, status: ToldStatus): Letter {
  const { subject, text, see } = wording.texts.goodsBack;
  const said = request.steps.findLast((step) => step.status === status)?.note;
  return {
    subject: fill(subject, { number: request.number, order: request.orderNumber }),
    preview: text[status],
    heading: hello(wording, order.customer.name),
    blocks: [
      paragraph(text[status]),
      ...(said ? [paragraph(said)] : []),
      ...asked(wording, order, request),
      ...wayBack(wording, request, status),
    ],
    action: { label: see, url: `${wording.origin}/profile/my-orders/${request.orderId}` },
  };
}

/** To the agent who looks after the customer. */
export function goodsBackArrivedLetter(wording: Wording, order: Order, request: ReturnRequest): Letter {
  const { arrived, open } = wording.texts.goodsBack;
  const subject = fill(arrived, { name: request.customerName, order: request.orderNumber });
  return {
    subject,
    preview: subject,
    heading: subject,
    blocks: asked(wording, order, request),
    action: { label: open, url: `${wording.origin}/back-office/orders/${request.orderId}` },
  };
}
