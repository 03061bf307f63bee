import { Card, Stack, Text, Title } from "@mantine/core";
import type * as z from "zod";
import { hasLeft } from "@solvia/core/orders/order";
import type { PlacedOrder } from "@solvia/core/contract/shapes/order";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { isPlan } from "./fulfilment-word.ts";
import { rowKey } from "./returns/piece-rows.ts";
import { namedPieces } from "./withdrawal-pieces.tsx";

type Order = Pick<z.output<typeof PlacedOrder>, "id" | "lines" | "basis" | "fulfilment" | "withdrawalRight">;
type Declared = NonNullable<Order["withdrawalRight"]>["declared"][number];

/** A consumer's right to withdraw, with the way to it for as long as it lasts; nothing for companies. */
export function Withdrawal({ order }: { order: Order }) {
  const { t, language } = useTexts(ordersTexts);
  const { withdrawalRight: right } = order;
  if (!right || (!right.possible && right.declared.length === 0)) return null;
  const last = right.until ? t("withdrawal.until", { date: date(right.until, language) }) : t("withdrawal.before");
  return (
    <Card withBorder>
      <Stack gap="xs" align="flex-start">
        <Title order={2} size="h4">
          {t("withdrawal.title")}
        </Title>
        {right.declared.map((declared) => (
          <OneDeclared key={declared.declaredOn} declared={declared} order={order} />
        ))}
        {right.possible && (
          <>
            <Text>{right.declared.length > 0 ? `${t("withdrawal.more")} ${last}` : last}</Text>
            <Text size="sm" c="dimmed">
              {t(isPlan(order) ? "withdrawal.planEnds" : "withdrawal.costs")}
            </Text>
            <ButtonLink to="/withdrawal" search={{ order: order.id }} variant="default">
              {t("withdrawal.here")}
            </ButtonLink>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** What was declared, of which goods, and what has become of it. */
function OneDeclared({ declared, order }: { declared: Declared; order: Order }) {
  const { t, language } = useTexts(ordersTexts);
  const { declaredOn, words, goodsBackOn, refundedOn } = declared;
  return (
    <div>
      <Text>{t("withdrawal.declared", { date: date(declaredOn, language) })}</Text>
      <Text size="sm" className="own-lines">
        {words === undefined ? t("withdrawal.some") : t("withdrawal.inWords", { words })}
      </Text>
      {declared.lines.map((line) => (
        <Text key={rowKey(line)} size="sm" className="numbers">
          {line.quantity} × {namedPieces(order, line, language)}
        </Text>
      ))}
      <MoneyOf declared={declared} returns={!isPlan(order) && hasLeft(order)} />
      {goodsBackOn && <Text size="sm">{t("withdrawal.goods_back", { date: date(goodsBackOn, language) })}</Text>}
      {refundedOn && <Text size="sm">{t("withdrawal.refunded", { date: date(refundedOn, language) })}</Text>}
    </div>
  );
}

/** What comes back and by when, what has, what is no longer asked for, and what the shop keeps. */
function MoneyOf({
  declared: { money: sums, refundUntil, refundedOn, less },
  returns,
}: {
  declared: Declared;
  /** Whether goods have to come back first: there are some, and they had left. */
  returns: boolean;
}) {
  const { t, language } = useTexts(ordersTexts);
  if (!sums) return null;
  const amount = (cents: number) => money(cents, language);
  const notAsked = sums.amount - sums.dueBack;
  return (
    <div className="numbers">
      {notAsked > 0 && <Text size="sm">{t("withdrawal.notAsked", { amount: amount(notAsked) })}</Text>}
      {sums.dueBack > 0 && !refundedOn && (
        <Text size="sm">
          {t(returns ? "withdrawal.due" : "withdrawal.moneyDueBy", {
            amount: amount(sums.dueBack),
            date: date(refundUntil, language),
          })}
        </Text>
      )}
      {sums.returned > 0 && <Text size="sm">{t("withdrawal.cameBack", { amount: amount(sums.returned) })}</Text>}
      {less && (
        <Text size="sm" className="own-lines">
          {t("withdrawal.kept", { amount: amount(less.amount), reason: less.reason })}
        </Text>
      )}
    </div>
  );
}
