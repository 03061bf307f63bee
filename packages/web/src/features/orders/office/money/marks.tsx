import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../../api/client.ts";
import { decideMark } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { date, dateAndTime, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { useUser } from "../../../login/session.ts";
import { useOrderWrite, type Order } from "../use-order-write.ts";

type Mark = Order["marks"][number];

/** Money that somebody has marked as come, of more than one administrator books alone: another one decides. */
export function Marks({ order, mayChange }: { order: Order; mayChange: boolean }) {
  return order.marks.map((mark) => (
    <Pending key={mark.transactionId} order={order} mark={mark} mayChange={mayChange} />
  ));
}

function Pending({ order, mark, mayChange }: { order: Order; mark: Mark; mayChange: boolean }) {
  const { t, language } = useTexts(officeMoneyTexts);
  const [asked, setAsked] = useState<"confirm" | "refuse">();
  const own = useUser()?.id === mark.proposedBy;
  return (
    <Alert color="orange" title={t("officeMoney.mark.pending")} role="status">
      <Stack gap="xs">
        <Text size="sm" className="long-words">
          {t("officeMoney.mark.proposed", {
            money: money(mark.amount, language),
            came: date(mark.settledOn, language),
            reference: mark.settlementRef,
            by: mark.proposedByName,
            date: dateAndTime(mark.proposedOn, language),
          })}
        </Text>
        {mayChange && (
          <Group gap="xs">
            {!own && (
              <Button size="compact-sm" onClick={() => setAsked("confirm")}>
                {t("officeMoney.mark.confirm")}
              </Button>
            )}
            <Button variant="default" size="compact-sm" onClick={() => setAsked("refuse")}>
              {t(own ? "officeMoney.mark.takeBack" : "officeMoney.mark.refuse")}
            </Button>
          </Group>
        )}
        {mayChange && own && (
          <Text size="sm" c="dimmed">
            {t("officeMoney.mark.needsOther")}
          </Text>
        )}
      </Stack>
      {asked && <Decide act={asked} own={own} order={order} mark={mark} onClose={() => setAsked(undefined)} />}
    </Alert>
  );
}

interface DecideProps {
  act: "confirm" | "refuse";
  /** Who decides has marked it. */
  own: boolean;
  order: Order;
  mark: Mark;
  onClose: () => void;
}

function Decide({ act, own, order, mark: { transactionId: id, proposedOn, amount }, onClose }: DecideProps) {
  const { t, language } = useTexts(officeMoneyTexts);
  const write = useOrderWrite(order.id);
  const decide = () =>
    write.mutate(() => call(decideMark, { params: { id }, body: { act, proposedOn } }), { onSettled: onClose });
  const word = t(`officeMoney.mark.${act === "refuse" && own ? "takeBack" : act}`);
  return (
    <Dialog title={word} onClose={onClose}>
      <Text size="sm">
        {t(act === "confirm" ? "officeMoney.mark.confirmAsk" : "officeMoney.mark.refuseAsk", {
          money: money(amount, language),
        })}
      </Text>
      <DialogFoot action={word} pending={write.isPending} focused onAct={decide} onClose={onClose} />
    </Dialog>
  );
}
