import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { PlacedOrder } from "@solvia/core/contract/shapes/order";
import { askedIn } from "@solvia/core/orders/order";
import { daysLater, instant } from "@solvia/core/platform/time";
import { call } from "../../api/client.ts";
import { approveOrder, declineOrder } from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { DialogFoot } from "../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Leaving } from "../../ui/leaving.tsx";
import { problemText } from "../../ui/states.tsx";
import { useMay } from "../acting/in-stead.tsx";
import { useUser } from "../login/session.ts";
import { LimitedArea } from "../../ui/fields/limited.tsx";

type Order = z.output<typeof PlacedOrder>;
const waitsDays = 7;

/** Where an order stands that needs an owner's word; owners give it here. */
export function Approval({ order }: { order: Order }) {
  const { t, language } = useTexts(peopleTexts);
  const user = useUser();
  const mayDecide = useMay(approveOrder) && user?.memberRole === "owner";
  const { approval } = order;
  if (!approval) return null;
  const { limit, askedOn, decidedBy, decidedOn } = approval;
  if (order.status !== "awaitingApproval") {
    if (!decidedBy || !decidedOn) return null;
    return (
      <Text size="sm" c="dimmed">
        {t("approval.decidedBy", { name: decidedBy, date: date(decidedOn, language) })}
      </Text>
    );
  }
  const until = instant(daysLater(new Date(askedOn), waitsDays));
  return (
    <Alert color="orange" title={t("approval.waiting")}>
      <Stack align="flex-start">
        <Text size="sm">
          {t("approval.waitingText", { limit: money(limit, language), until: date(until, language) })}
        </Text>
        {mayDecide && <Decision order={order} />}
      </Stack>
    </Alert>
  );
}

function Decision({ order }: { order: Order }) {
  const { t, language } = useTexts(peopleTexts);
  const [asking, setAsking] = useState<"approve" | "decline">();
  const [reason, setReason] = useState("");
  const params = { id: order.id };
  const decide = useMutation({
    mutationFn: () =>
      asking === "approve"
        ? call(approveOrder, { params, body: { expectedTotal: order.amounts.total } })
        : call(declineOrder, { params, body: { reason } }),
    onSuccess: () => {
      notifications.show({
        color: "leaf",
        message: t(asking === "approve" ? "approval.approved" : "approval.declined"),
      });
    },
    onError: (error) => notifications.show({ color: "red", message: problemText(t, error) }),
    onSettled: () => setAsking(undefined),
  });
  const amount = money(askedIn(order.amounts), language);
  return (
    <Group>
      <Button onClick={() => setAsking("approve")}>{t("approval.approve")}</Button>
      <Button variant="default" onClick={() => setAsking("decline")}>
        {t("approval.decline")}
      </Button>
      {asking === "approve" && (
        <ConfirmDialog
          question={t("approval.approveConfirm", { name: order.placedBy, amount })}
          onConfirm={() => decide.mutate()}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === "decline" && (
        <Dialog title={t("approval.declineTitle")} centered onClose={() => setAsking(undefined)}>
          <Leaving dirty={reason !== "" && !decide.isPending} />
          <LimitedArea
            label={t("approval.declineText")}
            autosize
            minRows={3}
            longest={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            data-autofocus
          />
          <DialogFoot
            action={t("approval.decline")}
            color="red"
            disabled={reason.trim().length < 3}
            pending={decide.isPending}
            onAct={() => decide.mutate()}
            onClose={() => setAsking(undefined)}
          />
        </Dialog>
      )}
    </Group>
  );
}
