import { Stack, Text } from "@mantine/core";
import type * as z from "zod";
import type { OwnReturn } from "@solvia/core/contract/returning/return-shapes";
import { returnsTexts } from "../../../i18n/areas/returns.ts";
import { dateTime, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { priceOfPiece, rowKey } from "./piece-rows.ts";

export type Told = z.output<typeof OwnReturn>;

interface LinesProps {
  request: Told;
  /** By whose lines its buyer reads prices; net where nothing is said. */
  order?: Parameters<typeof priceOfPiece>[0] | undefined;
}

/** What was asked, why, at which of its article's prices, and what of it has come back. */
export function ReturnedLines({ request, order }: LinesProps) {
  const { t, language } = useTexts(returnsTexts);
  const priceOf = (productId: string, unit: number): string =>
    money(order ? priceOfPiece(order, { productId, unit }) : unit, language);
  return (
    <Stack gap={4}>
      {request.lines.map(({ productId, unit, name, quantity, reason, received }) => {
        const came = received.reduce((sum, one) => sum + one.quantity, 0);
        return (
          <Text key={`${rowKey({ productId, unit })} ${reason}`} size="sm" className="numbers">
            {quantity} × {name} · {t(`returns.reasons.${reason}`)}
            {unit !== undefined && ` · ${t("returns.countsAs", { price: priceOf(productId, unit) })}`}
            {came > 0 && ` · ${t("returns.cameBack", { received: came, quantity })}`}
          </Text>
        );
      })}
      {request.words && (
        <Text size="sm" className="own-lines">
          {request.words}
        </Text>
      )}
    </Stack>
  );
}

/** The states that it came to, with what the office said, and the money that went back. */
export function ReturnSteps({ request }: { request: Told }) {
  const { t, language } = useTexts(returnsTexts);
  const { steps, paidBack, creditNote } = request;
  const sums = [
    paidBack !== undefined && paidBack > 0 && t("returns.paidBack", { amount: money(paidBack, language) }),
    creditNote && t("returns.creditNote", { number: creditNote }),
  ].filter(Boolean);
  return (
    <div>
      <ol className="plain-list">
        {steps.map(({ status, on, note }, at) => (
          <li key={`${at} ${status}`}>
            <Text size="sm" c="dimmed">
              {t(`returns.states.${status}`)} · {dateTime(on, language)}
            </Text>
            {note && (
              <Text size="sm" className="own-lines">
                {note}
              </Text>
            )}
          </li>
        ))}
      </ol>
      {sums.length > 0 && (
        <Text size="sm" fw={600} className="numbers">
          {sums.join(" · ")}
        </Text>
      )}
    </div>
  );
}
