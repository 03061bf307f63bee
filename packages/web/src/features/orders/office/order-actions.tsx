import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { setDelivered, setFailed, setReady, setTroubled } from "../../../api/endpoints.gen.ts";
import { passableHolds } from "@solvia/core/orders/sending/hold-codes";
import { mayMarkPaid, openAmountOf } from "@solvia/core/orders/payment/open-payments";
import { paidAtReadyNotice } from "@solvia/core/orders/order";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officeMoneyTexts } from "../../../i18n/areas/office-money.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { MarkPaid } from "./mark-paid.tsx";
import { useOrderWrite, type Order } from "./use-order-write.ts";
import { Form } from "../../../ui/form.tsx";
import { keepsTyped } from "../../../ui/keeps-typed.ts";

interface Props {
  order: Order;
}

/** What the back office does with an order; what can't be taken back is asked twice. */
export function Steps({ order }: Props) {
  const { t } = useTexts(officeTexts, officeMoneyTexts);
  const write = useOrderWrite(order.id);
  const [asking, setAsking] = useState<"deliver" | "fail" | "pay" | "ready">();
  const close = () => setAsking(undefined);
  const params = { id: order.id };
  // Its payment failed, nobody has ended it.
  const keepsPieces = order.status === "failed" && order.failedReason === undefined;
  const open = order.status !== "failed" && order.fulfilment !== "delivered";
  const unpaid = order.transactions.find((payment) => mayMarkPaid(order, payment));
  // What can't leave before it is paid has its payment as the next step.
  const paysFirst = !order.shippable && !paidAtReadyNotice(order.termsOfPayment) && unpaid !== undefined;
  const unsent = order.fulfilment === "none" || order.fulfilment === "ready";
  // Of a part somebody decides; where nothing is paid or wanted any more there is nothing to decide.
  const despite = passableHolds.filter((hold) => order.shippingHolds.includes(hold));
  const held = order.shippingHolds.length > despite.length;
  const ready = (is: boolean) =>
    write.mutate(() => call(setReady, { params, body: { ready: is, despite } }), { onSettled: close });
  const inSpiteOf = despite.map((hold) => t(`bo.holds.${hold}`));
  return (
    <Group gap="sm">
      <Checkbox
        label={t("bo.troubled")}
        checked={order.troubled}
        disabled={write.isPending}
        onChange={({ currentTarget: { checked: troubled } }) =>
          write.mutate(() => call(setTroubled, { params, body: { troubled } }))
        }
      />
      {(["pendingPayment", "processingPayment"].includes(order.status) ||
        keepsPieces ||
        (order.status === "paid" && unsent)) && (
        <Button variant="subtle" color="red" c="red" onClick={() => setAsking("fail")}>
          {t("bo.fail")}
        </Button>
      )}
      {open && order.fulfilment === "none" && paysFirst && (
        <Button onClick={() => setAsking("pay")}>{t("bo.markPaid")}</Button>
      )}
      {open && order.fulfilment === "none" && !paysFirst && (
        <Button
          onClick={() => (despite.length > 0 ? setAsking("ready") : ready(true))}
          disabled={held}
          loading={write.isPending}
        >
          {t("bo.ready")}
        </Button>
      )}
      {open && order.fulfilment === "ready" && (
        <>
          <Button variant="default" onClick={() => ready(false)} loading={write.isPending}>
            {t("bo.notReady")}
          </Button>
          <Button onClick={() => setAsking("deliver")} disabled={held} loading={write.isPending}>
            {t("bo.delivered")}
          </Button>
        </>
      )}
      {asking === "deliver" && (
        <ConfirmDialog
          against={inSpiteOf}
          question={t("bo.deliveredQuestion", { number: order.number })}
          onConfirm={() => write.mutate(() => call(setDelivered, { params, body: { despite } }), { onSettled: close })}
          onClose={close}
        />
      )}
      {asking === "ready" && (
        <ConfirmDialog
          against={inSpiteOf}
          question={t("bo.readyQuestion", { number: order.number })}
          onConfirm={() => ready(true)}
          onClose={close}
        />
      )}
      {asking === "pay" && unpaid && (
        <MarkPaid
          order={{ ...order, customer: order.customer.companyName ?? order.customer.name }}
          transaction={unpaid}
          openBeside={openAmountOf(order, unpaid.seq)}
          onClose={close}
        />
      )}
      {asking === "fail" && <Failing order={order} onClose={close} />}
    </Group>
  );
}

/** Cancels the order for a reason that its customer reads. */
function Failing({ order, onClose }: Props & { onClose: () => void }) {
  const { t, language } = useTexts(officeTexts, officeMoneyTexts);
  const write = useOrderWrite(order.id);
  const [reason, setReason] = useState("");
  const paid = order.receipts.reduce((sum, { settled }) => sum + settled, 0);
  const body = { reason, ...(paid > 0 && { returnMoney: true }) };
  const fail = () => write.mutate(() => call(setFailed, { params: { id: order.id }, body }), { onSuccess: onClose });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("bo.fail")}
      closeButtonProps={{ "aria-label": t("common.close") }}
      {...keepsTyped(reason !== "")}
    >
      <Form
        typed={reason !== ""}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim()) fail();
        }}
      >
        <Stack>
          {paid > 0 && <Text size="sm">{t("officeMoney.cancelPaidHint", { money: money(paid, language) })}</Text>}
          <TextInput
            label={t("bo.failReason")}
            description={t("bo.failHint")}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            required
            data-autofocus
          />
          <Button type="submit" color="red" disabled={!reason.trim()} loading={write.isPending}>
            {t(paid > 0 ? "officeMoney.cancelPaid" : "common.confirm")}
          </Button>
        </Stack>
      </Form>
    </Modal>
  );
}
