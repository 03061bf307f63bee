import { Stack, Text } from "@mantine/core";
import type * as z from "zod";
import type { PlacedOrder } from "@solvia/core/contract/shapes/order";
import { lineNameWith } from "@solvia/core/orders/plan/plan-line";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { NumberField } from "../../ui/fields/number-fields.tsx";
import type { Held } from "../../ui/fields/read-field.tsx";
import { isPlan } from "./fulfilment-word.ts";
import { piecesIn, priceOfPiece, rowsOf, type PieceRow } from "./returns/piece-rows.ts";

export type Order = z.output<typeof PlacedOrder>;
/** Pieces by their row (`rowsOf`). */
export type Chosen = Readonly<Record<string, Held>>;

/** All pieces that are left, as one begins with. */
export const allOf = ({ withdrawalRight }: Pick<Order, "withdrawalRight">): Chosen =>
  Object.fromEntries(rowsOf(withdrawalRight?.left ?? []).map(({ key, quantity }) => [key, quantity]));

/** What was chosen, as the API takes it. */
export const piecesOf = ({ withdrawalRight }: Pick<Order, "withdrawalRight">, chosen: Chosen) =>
  piecesIn(rowsOf(withdrawalRight?.left ?? []), chosen);

/** A line's name, and which of its prices pieces of it had, as the buyer reads prices. */
export function namedPieces(
  order: Pick<Order, "lines" | "basis">,
  { productId, unit }: Pick<PieceRow, "productId" | "unit">,
  language: string,
): string {
  const name =
    spokenName(
      order.lines.find((line) => line.productId === productId),
      language,
    ) || productId;
  return unit === undefined ? name : `${name} · ${money(priceOfPiece(order, { productId, unit }), language)}`;
}

/** A line's brand and name, a plan's with its days as the reader writes them. */
const spokenName = (line: Order["lines"][number] | undefined, language: string): string =>
  line ? `${line.brand} ${lineNameWith(line, (day) => date(day, language))}` : "";

interface Props {
  order: Order;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  error: string | undefined;
}

/** From how many pieces of each line one withdraws: all that are left, or some, or none. */
export function WithdrawalPieces({ order, chosen, onChange, error }: Props) {
  const { t, language } = useTexts(ordersTexts);
  // A month of a plan is one thing: there is nothing to be chosen.
  if (isPlan(order)) return order.lines.map((line) => <Text key={line.productId}>{spokenName(line, language)}</Text>);
  return (
    <Stack gap="xs" role="group" aria-label={t("withdrawal.which")}>
      <Text>{t("withdrawal.which")}</Text>
      {order.withdrawalRight?.asked && <Text c="dimmed">{t("withdrawal.asked")}</Text>}
      {rowsOf(order.withdrawalRight?.left ?? []).map((row) => (
        <NumberField
          key={row.key}
          label={namedPieces(order, row, language)}
          minimum={0}
          maximum={row.quantity}
          value={chosen[row.key]}
          onChange={(held) => onChange({ ...chosen, [row.key]: held })}
          rightSection={
            <Text size="sm" c="dimmed" className="numbers">
              {t("withdrawal.atMost", { quantity: row.quantity })}
            </Text>
          }
          rightSectionWidth={96}
        />
      ))}
      {error && (
        <Text c="red" size="sm" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
