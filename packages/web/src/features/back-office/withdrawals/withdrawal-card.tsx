import { Badge, Button, Card, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { setGoodsBack, setWithdrawalRefunded } from "../../../api/endpoints.gen.ts";
import { date, dateAndTime, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { useOrderWrite } from "../use-order-write.ts";
import { isToBeSaid, SettleDialog, type Task } from "./settle-dialog.tsx";

interface Props {
  task: Task;
  mayChange: boolean;
  /** Whether it says of which order it is. */
  withOrder?: boolean;
}

const colours = { declared: "orange", goods_back: "blue", refunded: "green" } as const;

/** One declared withdrawal: who, of what, how far it is, and the steps that are left. */
export function WithdrawalCard({ task, mayChange, withOrder = false }: Props) {
  const { t, language } = useTexts();
  const { state, name, email, declaredOn, lines, words, goodsBackOn, refundedOn, refundUntil } = task;
  const open = state !== "refunded";
  const said = [
    goodsBackOn && t("officeWithdrawals.goodsBackOn", { date: date(goodsBackOn, language) }),
    refundedOn
      ? t("officeWithdrawals.refundedOn", { date: date(refundedOn, language) })
      : t("officeWithdrawals.refundUntil", { date: date(refundUntil, language) }),
  ].filter(Boolean);
  return (
    <Card withBorder padding="sm">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={4} align="flex-start">
          <Group gap="xs">
            {withOrder && (
              <AnchorLink to="/back-office/orders/$id" params={{ id: task.orderId }} fw={600}>
                {t("checkout.number", { number: task.orderNumber })}
              </AnchorLink>
            )}
            <Badge variant="light" color={colours[state]} c="dark.8" tt="none">
              {t(`officeWithdrawals.states.${state}`)}
            </Badge>
          </Group>
          <Text size="sm">
            {t("officeWithdrawals.declared", { at: dateAndTime(declaredOn, language), name, email })}
          </Text>
          {words !== undefined && (
            <Text size="sm" className="own-lines">
              {t("officeWithdrawals.words", { words })}
            </Text>
          )}
          {lines.map((line) => (
            <Text key={line.productId} size="sm" className="numbers">
              {t("officeWithdrawals.pieces", { quantity: line.quantity, name: line.name })}
            </Text>
          ))}
          <MoneyOf task={task} />
          <Text size="sm" c="dark.3">
            {said.join(" · ")}
          </Text>
        </Stack>
        {mayChange && open && <Steps task={task} />}
      </Group>
    </Card>
  );
}

/** What is due of it and what has gone back, in cents. */
function MoneyOf({ task: { money: sums, words, less, state } }: { task: Task }) {
  const { t, language } = useTexts();
  if (!sums) return null;
  const shown = (cents: number) => money(cents, language);
  const notAsked = sums.amount - sums.dueBack;
  const parts = [
    words !== undefined && state !== "refunded" && t("officeWithdrawals.toSay"),
    sums.dueBack > 0 && t("officeWithdrawals.due", { dueBack: shown(sums.dueBack), returned: shown(sums.returned) }),
    notAsked > 0 && t("officeWithdrawals.notAsked", { amount: shown(notAsked) }),
    less && t("officeWithdrawals.kept", { amount: shown(less.amount), reason: less.reason }),
  ].filter(Boolean);
  return parts.length > 0 ? (
    <Text size="sm" className="numbers own-lines">
      {parts.join(" · ")}
    </Text>
  ) : null;
}

function Steps({ task }: { task: Task }) {
  const { t } = useTexts();
  const { orderId, place, state } = task;
  const write = useOrderWrite(orderId);
  const [asks, setAsks] = useState(false);
  const params = { id: orderId, place: String(place) };
  const close = () => {
    if (isToBeSaid(task)) setAsks(true);
    else write.mutate(() => call(setWithdrawalRefunded, { params, body: undefined }));
  };
  return (
    <Group gap="xs">
      {state === "declared" && (
        <Button
          variant="default"
          size="compact-sm"
          loading={write.isPending}
          onClick={() => write.mutate(() => call(setGoodsBack, { params }))}
        >
          {t("officeWithdrawals.goodsBack")}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant={state === "declared" ? "default" : "filled"}
        loading={write.isPending}
        onClick={close}
      >
        {t("officeWithdrawals.done")}
      </Button>
      {asks && <SettleDialog task={task} onClose={() => setAsks(false)} />}
    </Group>
  );
}
