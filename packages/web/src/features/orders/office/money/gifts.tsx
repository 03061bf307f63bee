import { Text } from "@mantine/core";
import { call } from "../../../../api/client.ts";
import { setTransactionMethod } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { dateAndTime, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { Order } from "../use-order-write.ts";
import { AwaitsOther, type Decision } from "./awaits-other.tsx";

type Gift = Order["gifts"][number];

/** What of an order is waived, and what somebody would waive: another administrator decides. */
export function Gifts({ order, mayChange }: { order: Order; mayChange: boolean }) {
  const { t, language } = useTexts(officeMoneyTexts);
  return order.gifts.map((gift) => {
    const said = {
      money: money(gift.amount, language),
      by: gift.proposedByName,
      date: dateAndTime(gift.proposedOn, language),
      reason: gift.reason,
    };
    return gift.decided ? (
      <Text key={gift.transactionId} size="sm" className="long-words">
        {t(gift.confirmedByName ? "officeMoney.gift.confirmed" : "officeMoney.gift.given", {
          ...said,
          other: gift.confirmedByName ?? "",
        })}
      </Text>
    ) : (
      <AwaitsOther
        key={gift.transactionId}
        kind="gift"
        orderId={order.id}
        mayChange={mayChange}
        amount={gift.amount}
        proposedBy={gift.proposedBy}
        told={t("officeMoney.gift.proposed", said)}
        decide={(act) => decided(gift, act)}
      />
    );
  });
}

function decided({ transactionId: id, proposedOn, amount }: Gift, act: Decision): Promise<Order> {
  const decision = act === "confirm" ? { confirms: { proposedOn, amount } } : { refuses: proposedOn };
  return call(setTransactionMethod, { params: { id }, body: { method: "gift" as const, ...decision } });
}
