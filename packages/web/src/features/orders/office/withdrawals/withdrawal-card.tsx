import { Badge, Button, Card, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { officeWithdrawalsTexts } from "../../../../i18n/areas/office-withdrawals.ts";
import { ordersTexts } from "../../../../i18n/areas/orders.ts";
import { date, dateAndTime, money } from "../../../../i18n/format.ts";
import { rowKey } from "../../returns/piece-rows.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { SettleDialog, type Task } from "./settle-dialog.tsx";
import { GoodsBackDialog } from "./goods-back-dialog.tsx";
import { TakeBackDialog } from "./step-dialogs.tsx";

interface Props {
  task: Task;
  mayChange: boolean;
  /** Whether it says of which order it is. */
  withOrder?: boolean;
}

const colours = { declared: "orange", goods_back: "blue", refunded: "green", nothing_due: "gray" } as const;

/** One declared withdrawal: who, of what, how far it is, and the steps that are left. */
export function WithdrawalCard({ task, mayChange, withOrder = false }: Props) {
  const { t, language } = useTexts(officeWithdrawalsTexts, ordersTexts);
  const { state, name, email, declaredOn, lines, words, goodsBackOn, refundedOn, closedOn, refundUntil } = task;
  const closed = refundedOn ?? closedOn;
  const said = [
    goodsBackOn && t("officeWithdrawals.goodsBackOn", { date: date(goodsBackOn, language) }),
    refundedOn && t("officeWithdrawals.refundedOn", { date: date(refundedOn, language) }),
    closedOn && t("officeWithdrawals.closedOn", { date: date(closedOn, language) }),
    !closed &&
      task.money?.dueBack !== 0 &&
      t(task.sent ? "officeWithdrawals.refundUntil" : "officeWithdrawals.refundBy", {
        date: date(refundUntil, language),
      }),
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
            <Badge variant="light" color={colours[state]} c="bright" tt="none">
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
            <Text key={rowKey(line)} size="sm" className="numbers">
              {t("officeWithdrawals.pieces", { quantity: line.quantity, name: line.name })}
              {line.unit !== undefined && ` · ${money(line.unit, language)}`}
            </Text>
          ))}
          <MoneyOf task={task} />
          <Text size="sm">{t(task.sent ? "officeWithdrawals.sent" : "officeWithdrawals.notSent")}</Text>
          <Text size="sm" c="dimmed">
            {said.join(" · ")}
          </Text>
        </Stack>
        {mayChange && <Steps task={task} closed={closed !== undefined} />}
      </Group>
    </Card>
  );
}

/** What is due of it and what has gone back, in cents. */
function MoneyOf({ task: { money: sums, words, less, refundedOn, closedOn } }: { task: Task }) {
  const { t, language } = useTexts(officeWithdrawalsTexts, ordersTexts);
  if (!sums) return null;
  const shown = (cents: number) => money(cents, language);
  const notAsked = sums.amount - sums.dueBack;
  const parts = [
    words !== undefined && !refundedOn && !closedOn && t("officeWithdrawals.toSay"),
    sums.amount > 0 && t("officeWithdrawals.amount", { amount: shown(sums.amount) }),
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

/** What is asked before it is written: a step by mistake would tell its customer what isn't true. */
type OpenQuestion = "goods-back" | "settle" | "take-back";

function Steps({ task, closed }: { task: Task; closed: boolean }) {
  const { t } = useTexts(officeWithdrawalsTexts, ordersTexts);
  const [asks, setAsks] = useState<OpenQuestion>();
  const end = () => setAsks(undefined);
  return (
    <Group gap="xs">
      {task.state === "declared" && task.sent && (
        <Button variant="default" size="compact-sm" onClick={() => setAsks("goods-back")}>
          {t("officeWithdrawals.goodsBack")}
        </Button>
      )}
      {!closed && (
        <Button
          size="compact-sm"
          variant={task.state === "declared" && task.sent ? "default" : "filled"}
          onClick={() => setAsks("settle")}
        >
          {t("officeWithdrawals.close")}
        </Button>
      )}
      {task.state !== "declared" && !isByItself(task) && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAsks("take-back")}>
          {t("officeWithdrawals.takeBack")}
        </Button>
      )}
      {asks === "settle" && <SettleDialog task={task} onClose={end} />}
      {asks === "goods-back" && <GoodsBackDialog task={task} onClose={end} />}
      {asks === "take-back" && <TakeBackDialog task={task} onClose={end} />}
    </Group>
  );
}

/** Of what had neither been paid nor sent there was never a step to take back. */
const isByItself = ({ state, sent, less, money: sums }: Task): boolean =>
  state === "nothing_due" && !sent && less === undefined && sums?.dueBack === 0 && sums.returned === 0;
