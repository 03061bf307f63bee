import { Card, Stack, Text } from "@mantine/core";
import type { useQuery } from "@tanstack/react-query";
import type * as z from "zod";
import type { AcceptanceAmounts } from "@solvia/core/contract/shapes/quotation";
import { askedIn } from "@solvia/core/orders/order";
import { ApiProblem } from "../../api/client.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { PriceSteps } from "../orders/price-steps.tsx";
import type { Pieces } from "./chosen-pieces.tsx";
import { VatNotice } from "./shared/vat-notice.tsx";

type Sums = z.output<typeof AcceptanceAmounts>;

/** What the endpoints that accept and that foretell it are told of a choice. */
export const linesOf = (pieces: Pieces) => Object.entries(pieces).map(([lineId, quantity]) => ({ lineId, quantity }));

export const countOf = (pieces: Pieces): number => Object.values(pieces).reduce((sum, quantity) => sum + quantity, 0);

/** These the form says at its lines, or the page with another version. */
const toldElsewhere: ReadonlySet<string> = new Set([
  "quotation-line-gone",
  "quotation-line-short",
  "quotation-superseded",
  "quotation-accepted",
  "order-empty",
]);

/** What a choice of pieces comes to, step by step, as the server works it out for the order, and what of it is paid with the order. */
export function AcceptanceSums({
  asked: { data, error },
  offered,
  title,
}: {
  asked: Pick<ReturnType<typeof useQuery<Sums>>, "data" | "error">;
  /** The version that is accepted: where its order would have another VAT, that is said. */
  offered: Pick<Sums, "amounts">;
  /** Of what it is told, where nobody chooses. */
  title?: string;
}) {
  const { t } = useTexts(quotationsTexts);
  const heading = title ?? t("quotation.accept.sums");
  if (error) {
    if (error instanceof ApiProblem && toldElsewhere.has(error.code)) return null;
    return (
      <Text size="sm" c="red" role="alert">
        {problemText(t, error)}
      </Text>
    );
  }
  return (
    <Card withBorder component="section" aria-label={heading}>
      <Text fw={600} mb="xs">
        {heading}
      </Text>
      {data ? <Told sums={data} offered={offered} /> : <Waiting shape="lines" />}
    </Card>
  );
}

function Told({ sums, offered }: { sums: Sums; offered: Pick<Sums, "amounts"> }) {
  const { t, language } = useTexts(quotationsTexts, ordersTexts);
  const { amounts, basis, dueNow } = sums;
  const { total } = amounts;
  const asked = askedIn(amounts);
  return (
    <Stack gap={4} className="numbers">
      {amounts.treatment.rule !== offered.amounts.treatment.rule && (
        <Text size="sm" fw={600} role="status">
          {t("quotation.accept.vatOther")}
        </Text>
      )}
      <PriceSteps order={sums} />
      <VatNotice offer={sums} />
      {basis === "gross" && (
        <Text size="sm" ta="end">
          {t("step.ofWhich", { name: t("quotation.accept.net") })} {money(total - vatOf(sums), language)}
        </Text>
      )}
      <Text size="sm" fw={600}>
        {dueNow === 0
          ? t("quotation.accept.dueNothing")
          : dueNow < asked
            ? t("checkout.dueNow", { amount: money(dueNow, language), rest: money(asked - dueNow, language) })
            : t("quotation.accept.dueAll", { amount: money(dueNow, language) })}
      </Text>
    </Stack>
  );
}

const vatOf = ({ amounts }: Sums): number =>
  amounts.steps.reduce((sum, { code, amount }) => (code === "vat" ? sum + amount : sum), 0);
