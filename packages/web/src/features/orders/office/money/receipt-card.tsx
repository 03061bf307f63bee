import { Badge, Button, Card, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../../api/client.ts";
import { askAboutRefunds, reverseReceipt, withdrawTransfer } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { ordersTexts } from "../../../../i18n/areas/orders.ts";
import { date } from "../../../../i18n/format.ts";
import { inFours } from "../../../../i18n/in-fours.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { AnchorLink } from "../../../../ui/links.tsx";
import { ReasonDialog } from "../../../office-kit/reason-dialog.tsx";
import { amountIn } from "./amount-in.ts";
import { RefundDialog } from "./refund-dialog.tsx";
import { TransferDialog } from "./transfer-dialog.tsx";
import { UseReceipt } from "./use-receipt.tsx";
import { useReceiptWrite, type Receipt } from "./use-receipt-write.ts";

type Refund = Receipt["refunds"][number];

interface Props {
  receipt: Receipt;
  mayChange: boolean;
  /** Whether it says of which order it is. */
  withOrder?: boolean;
  /** What the open payment asks that it may be used for, in cents. */
  wanted?: number | undefined;
}

const stateColours = { asked: "orange", done: "green", failed: "red", withdrawn: "gray" } as const;

/** One money that came: whence, what of it is used, what is due back, and what has gone back. */
export function ReceiptCard({ receipt, mayChange, withOrder = false, wanted }: Props) {
  const { t, language } = useTexts(officeMoneyTexts, ordersTexts);
  const [refunding, setRefunding] = useState(false);
  const { amount, currency, method, settledOn, reference, intentId, why, dueBack, refundable, underWay, reversal } =
    receipt;
  const parts = (["settled", "refunded", "underWay", "chargedBack"] as const).filter((part) => receipt[part] > 0);
  const says = (cents: number) => amountIn(cents, currency, language);
  return (
    <Card withBorder padding="sm">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={2}>
          <Group gap="xs">
            <Text fw={600} className="numbers" td={reversal && "line-through"}>
              {says(amount)}
            </Text>
            {reversal && (
              <Badge color="gray" variant="light" c="bright" tt="none">
                {t("officeMoney.reversed")}
              </Badge>
            )}
            {dueBack > 0 && (
              <Badge color="orange" variant="light" c="bright" tt="none">
                {t("officeMoney.refundDue", { money: says(dueBack) })}
              </Badge>
            )}
          </Group>
          <Text size="sm">
            {t(`method.${method}`)} · {date(settledOn, language)}
          </Text>
          {(reference ?? intentId) && (
            <Text size="xs" c="dimmed" className="long-words numbers">
              {reference ?? intentId}
            </Text>
          )}
          {why && <Text size="sm">{t(`officeMoney.why.${why}`)}</Text>}
          {!why && receipt.surplus && dueBack > 0 && <Text size="sm">{t("officeMoney.why.surplus")}</Text>}
          {receipt.dueBackBy && dueBack > 0 && (
            <Text size="sm" fw={600}>
              {t("officeMoney.dueBackBy", { date: date(receipt.dueBackBy, language) })}
            </Text>
          )}
          <Text size="sm" c="dimmed" className="numbers">
            {parts.map((part) => `${t(`officeMoney.${part}`)} ${says(receipt[part])}`).join(" · ")}
          </Text>
          {reversal && (
            <Text size="sm" className="long-words">
              {t("officeMoney.reversedOn", { date: date(reversal.on, language), reason: reversal.reason })}
            </Text>
          )}
          {withOrder && <OfOrder receipt={receipt} />}
        </Stack>
        <Group gap="xs">
          {mayChange && receipt.usable && wanted !== undefined && <UseReceipt receipt={receipt} open={wanted} />}
          {mayChange && receipt.reversible && <Reverse receipt={receipt} />}
          {mayChange && refundable > 0 && underWay === 0 && (
            <Button size="compact-sm" variant={dueBack > 0 ? "filled" : "default"} onClick={() => setRefunding(true)}>
              {t("officeMoney.sendBack")}
            </Button>
          )}
        </Group>
      </Group>
      {receipt.refunds.length > 0 && (
        <Stack gap={6} mt="xs">
          {receipt.refunds.map((refund) => (
            <RefundRow key={refund.id} receipt={receipt} refund={refund} mayChange={mayChange} />
          ))}
        </Stack>
      )}
      {refunding && <RefundDialog receipt={receipt} onClose={() => setRefunding(false)} />}
    </Card>
  );
}

/** Strikes out a booking that was a slip. */
function Reverse({ receipt: { id, amount, currency, reference = "" } }: Pick<Props, "receipt">) {
  const { t, language } = useTexts(officeMoneyTexts, ordersTexts);
  const write = useReceiptWrite("saved");
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button size="compact-sm" variant="subtle" color="red" c="red" onClick={() => setAsking(true)}>
        {t("officeMoney.reverse")}
      </Button>
      {asking && (
        <ReasonDialog
          title={t("officeMoney.reverse")}
          text={t("officeMoney.reverseText", { money: amountIn(amount, currency, language), reference })}
          hint={t("officeMoney.reasonHint")}
          action={t("officeMoney.reverse")}
          shortest={3}
          write={write}
          onReason={(reason) =>
            write.mutate(() => call(reverseReceipt, { params: { id }, body: { reason } }), { onSuccess: close })
          }
          onClose={close}
        />
      )}
    </>
  );
}

function OfOrder({ receipt: { orderId, orderNumber, customerName } }: Pick<Props, "receipt">) {
  if (!orderNumber) return null;
  return (
    <Text size="sm">
      <AnchorLink to="/back-office/orders/$id" params={{ id: orderId }}>
        {orderNumber}
      </AnchorLink>
      {customerName && ` · ${customerName}`}
    </Text>
  );
}

/** A refund as it stands; one by transfer is noted as done or withdrawn, the provider is asked about its own. */
function RefundRow({ receipt, refund, mayChange }: { receipt: Receipt; refund: Refund; mayChange: boolean }) {
  const { t, language } = useTexts(officeMoneyTexts, ordersTexts);
  const write = useReceiptWrite("saved");
  const asking = useReceiptWrite();
  const [dialog, setDialog] = useState<"done" | "withdraw">();
  const close = () => setDialog(undefined);
  const { id } = receipt;
  const money = amountIn(refund.amount, receipt.currency, language);
  const open = mayChange && refund.state === "asked";
  // Refused, and neither tried again nor given up: it stays a task until one of both.
  const unsettled = mayChange && refund.state === "failed" && refund === receipt.refunds.at(-1);
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" className="long-words">
        {[
          money,
          t(`officeMoney.ways.${refund.way}`),
          refund.iban && inFours(refund.iban),
          refund.reference,
          refund.doneOn && date(refund.doneOn, language),
          refund.reason,
        ]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      <Group gap="xs">
        <Badge color={stateColours[refund.state]} variant="light" c="bright" tt="none">
          {t(`officeMoney.states.${refund.state}`)}
        </Badge>
        {open && refund.way === "transfer" && (
          <Button size="compact-sm" onClick={() => setDialog("done")}>
            {t("officeMoney.transferDone")}
          </Button>
        )}
        {((open && refund.way === "transfer") || unsettled) && (
          <Button size="compact-sm" variant="default" onClick={() => setDialog("withdraw")}>
            {t("officeMoney.withdraw")}
          </Button>
        )}
        {open && refund.way === "provider" && (
          <Button
            size="compact-sm"
            variant="default"
            loading={asking.isPending}
            onClick={() => asking.mutate(() => call(askAboutRefunds, { params: { id } }))}
          >
            {t("officeMoney.askAgain")}
          </Button>
        )}
      </Group>
      {dialog === "done" && <TransferDialog receipt={receipt} refundId={refund.id} onClose={close} />}
      {dialog === "withdraw" && (
        <ConfirmDialog
          question={t("officeMoney.withdrawQuestion", { money })}
          onConfirm={() =>
            write.mutate(() => call(withdrawTransfer, { params: { id, refundId: refund.id } }), { onSettled: close })
          }
          onClose={close}
        />
      )}
    </Group>
  );
}
