import { call } from "../../../../api/client.ts";
import { decideMark } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { date, dateAndTime, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { Order } from "../use-order-write.ts";
import { AwaitsOther } from "./awaits-other.tsx";

/** Money that somebody has marked as come, of more than one administrator books alone: another one decides. */
export function Marks({ order, mayChange }: { order: Order; mayChange: boolean }) {
  const { t, language } = useTexts(officeMoneyTexts);
  return order.marks.map(
    ({ transactionId: id, amount, settledOn, settlementRef, proposedBy, proposedByName, proposedOn }) => (
      <AwaitsOther
        key={id}
        kind="mark"
        orderId={order.id}
        mayChange={mayChange}
        amount={amount}
        proposedBy={proposedBy}
        told={t("officeMoney.mark.proposed", {
          money: money(amount, language),
          came: date(settledOn, language),
          reference: settlementRef,
          by: proposedByName,
          date: dateAndTime(proposedOn, language),
        })}
        decide={(act, confirmed) => call(decideMark, { params: { id }, body: { act, proposedOn, confirmed } })}
      />
    ),
  );
}
