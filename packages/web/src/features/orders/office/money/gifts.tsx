import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../../api/client.ts";
import { setTransactionMethod } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { dateAndTime, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { useUser } from "../../../login/session.ts";
import { useOrderWrite, type Order } from "../use-order-write.ts";

type Gift = Order["gifts"][number];

/** What of an order is waived, and what somebody would waive: another administrator decides. */
export function Gifts({ order, mayChange }: { order: Order; mayChange: boolean }) {
  const { t, language } = useTexts(officeMoneyTexts);
  return order.gifts.map((gift) =>
    gift.decided ? (
      <Text key={gift.transactionId} size="sm" className="long-words">
        {t(gift.confirmedByName ? "officeMoney.gift.confirmed" : "officeMoney.gift.given", {
          money: money(gift.amount, language),
          by: gift.proposedByName,
          other: gift.confirmedByName ?? "",
          date: dateAndTime(gift.proposedOn, language),
          reason: gift.reason,
        })}
      </Text>
    ) : (
      <Pending key={gift.transactionId} order={order} gift={gift} mayChange={mayChange} />
    ),
  );
}

function Pending({ order, gift, mayChange }: { order: Order; gift: Gift; mayChange: boolean }) {
  const { t, language } = useTexts(officeMoneyTexts);
  const [asked, setAsked] = useState<"confirm" | "refuse">();
  const own = useUser()?.id === gift.proposedBy;
  return (
    <Alert color="orange" title={t("officeMoney.gift.pending")} role="status">
      <Stack gap="xs">
        <Text size="sm" className="long-words">
          {t("officeMoney.gift.proposed", {
            money: money(gift.amount, language),
            by: gift.proposedByName,
            date: dateAndTime(gift.proposedOn, language),
            reason: gift.reason,
          })}
        </Text>
        {mayChange && (
          <Group gap="xs">
            {!own && (
              <Button size="compact-sm" onClick={() => setAsked("confirm")}>
                {t("officeMoney.gift.confirm")}
              </Button>
            )}
            <Button variant="default" size="compact-sm" onClick={() => setAsked("refuse")}>
              {t(own ? "officeMoney.gift.takeBack" : "officeMoney.gift.refuse")}
            </Button>
          </Group>
        )}
        {mayChange && own && (
          <Text size="sm" c="dimmed">
            {t("officeMoney.gift.needsOther")}
          </Text>
        )}
      </Stack>
      {asked && <Decide act={asked} own={own} order={order} gift={gift} onClose={() => setAsked(undefined)} />}
    </Alert>
  );
}

interface DecideProps {
  act: "confirm" | "refuse";
  /** Who decides has proposed it. */
  own: boolean;
  order: Order;
  gift: Gift;
  onClose: () => void;
}

function Decide({ act, own, order, gift: { transactionId, proposedOn, amount }, onClose }: DecideProps) {
  const { t, language } = useTexts(officeMoneyTexts);
  const write = useOrderWrite(order.id);
  const decision = act === "confirm" ? { confirms: { proposedOn, amount } } : { refuses: proposedOn };
  const body = { method: "gift" as const, ...decision };
  const decide = () =>
    write.mutate(() => call(setTransactionMethod, { params: { id: transactionId }, body }), { onSettled: onClose });
  const word = t(`officeMoney.gift.${act === "refuse" && own ? "takeBack" : act}`);
  return (
    <Dialog title={word} onClose={onClose}>
      <Text size="sm">
        {t(act === "confirm" ? "officeMoney.gift.confirmAsk" : "officeMoney.gift.refuseAsk", {
          money: money(amount, language),
        })}
      </Text>
      <DialogFoot action={word} pending={write.isPending} focused onAct={decide} onClose={onClose} />
    </Dialog>
  );
}
