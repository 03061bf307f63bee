import { Text } from "@mantine/core";
import { useState } from "react";
import type * as z from "zod";
import type { Line } from "@solvia/core/contract/shapes/order";
import { promisedOn, promiseFrom, promiseOf } from "@solvia/core/orders/promise/order-promise";
import { romeDate } from "@solvia/core/platform/time";
import { date } from "../../i18n/format.ts";
import { promisesTexts } from "../../i18n/areas/promises.ts";
import { useTexts } from "../../i18n/index.ts";

type Promised = Pick<z.output<typeof Line>, "productId" | "category" | "shippingTime" | "quantity" | "available">;

type Placed = Parameters<typeof promiseFrom>[0];

/** The day from which a promise counts, and whether it moves on until its money has come. */
function useFrom(order: Placed | undefined): { from: string; moves: boolean } {
  const [today] = useState(() => romeDate(new Date()));
  if (!order) return { from: today, moves: true };
  const from = promiseFrom(order);
  return { from: from ?? romeDate(new Date(order.placedOn)), moves: from === undefined };
}

interface Props {
  lines: readonly Promised[];
  /** Of which they are; a cart's promise is of today. */
  order?: Placed;
}

/** By when all goods of a cart or an order come, or the first and the last of them. What a cart has too little of is told at its line. */
export function PromiseWords({ lines, order }: Props) {
  const { t, language } = useTexts(promisesTexts);
  const { from, moves } = useFrom(order);
  const isScarce = !order && lines.some(({ quantity, available }) => quantity > available);
  const promise = isScarce ? undefined : promiseOf(lines, from);
  if (!promise) return null;
  const [first, last] = [date(promise.first, language), date(promise.last, language)];
  const isOne = promise.first === promise.last;
  const all = isOne ? t("promise.all", { date: last }) : t("promise.parts", { first, date: last });
  return (
    <Text size="sm" mt="sm" className="numbers">
      {promise.isOpen ? t("promise.some", { date: last }) : all}{" "}
      {moves && (
        <Text span size="xs" c="dimmed">
          {t("promise.moves")}
        </Text>
      )}
    </Text>
  );
}

/** By when a line's pieces come. */
export function LinePromisedOn({ line, order }: { line: Pick<Promised, "shippingTime">; order?: Placed }) {
  const { t, language } = useTexts(promisesTexts);
  const on = promisedOn(line, useFrom(order).from);
  if (on === undefined) return null;
  return (
    <Text span size="xs" c="dimmed" className="numbers">
      {t("promise.line", { date: date(on, language) })}
    </Text>
  );
}
