import { Checkbox, Divider, Stack, Text } from "@mantine/core";
import { ownPrice, type Figures } from "@solvia/core/quotations/own-offer/figures";
import {
  mostMargin,
  mostPrice,
  type Base,
  type BaseLine,
  type OwnOffer,
} from "@solvia/core/quotations/own-offer/own-offer";
import { ownOfferTexts } from "../../../i18n/areas/own-offer.ts";
import { figure, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { LimitedText } from "../../../ui/fields/limited.tsx";
import { MoneyField, PercentField } from "../../../ui/fields/number-fields.tsx";
import { Part } from "./part.tsx";
import type { OfferFormState } from "./use-offer-form.ts";

interface Props {
  form: OfferFormState;
  base: Pick<Base, "lines">;
  offer: OwnOffer;
  /** What it comes to as it is typed. */
  figures: Pick<Figures, "lines">;
}

/** Our lines: whether each is in the offer, what it is called there and for how much. */
export function OfferLines({ form, base, offer, figures }: Props) {
  const { t } = useTexts(ownOfferTexts);
  return (
    <Part title={t("ownOffer.lines")}>
      <Heads />
      {base.lines.map((line, at) => (
        <Stack key={line.lineId} gap="xs">
          {at > 0 && <Divider />}
          <OneLine form={form} line={line} at={at} offer={offer} figures={figures} />
        </Stack>
      ))}
    </Part>
  );
}

function OneLine({ form, line, at, offer, figures }: Omit<Props, "base"> & { line: BaseLine; at: number }) {
  const { t, language } = useTexts(ownOfferTexts);
  const { quantity, unit, brand, productCode } = line;
  const name = line.name || t("ownOffer.delivery");
  const { taken = true, price = "" } = form.values.lines[at] ?? {};
  const of = (label: string) => `${label}: ${name}`;
  return (
    <>
      <Checkbox
        label={`${figure(quantity, language)} × ${name}`}
        description={[brand, productCode].filter(Boolean).join(" · ") || undefined}
        aria-label={of(t("ownOffer.taken"))}
        {...form.box(`lines.${at}.taken`)}
      />
      {taken && (
        <>
          <div className="own-offer-line numbers">
            <LimitedText
              className="own-offer-name"
              label={t("ownOffer.ownName")}
              aria-label={of(t("ownOffer.ownName"))}
              placeholder={name}
              longest={160}
              autoComplete="off"
              {...form.field(`lines.${at}.name`)}
            />
            <Sum name={t("ownOffer.ourPrice")}>{money(unit, language)}</Sum>
            <PercentField
              label={t("ownOffer.lineMargin")}
              aria-label={of(t("ownOffer.lineMargin"))}
              maximum={mostMargin}
              disabled={price !== ""}
              {...form.field(`lines.${at}.margin`)}
            />
            <MoneyField
              label={t("ownOffer.ownPrice")}
              aria-label={of(t("ownOffer.ownPrice"))}
              maximum={mostPrice}
              {...form.field(`lines.${at}.price`)}
            />
            <Sum name={t("ownOffer.price")}>{money(ownPrice(line, offer), language)}</Sum>
            <LineAmount lineId={line.lineId} figures={figures} />
          </div>
        </>
      )}
    </>
  );
}

/** What a line, or a work, comes to as it is typed: the amount that the paper says beside it. */
export function LineAmount({ lineId, figures: { lines } }: { lineId: string; figures: Props["figures"] }) {
  const { t, language } = useTexts(ownOfferTexts);
  const amount = lines.find((line) => line.lineId === lineId)?.amount ?? 0;
  return (
    <Sum name={t("ownOffer.amount")} isAmount>
      {money(amount, language)}
    </Sum>
  );
}

/** What is reckoned and not typed, named where the columns have no heads: on a phone. */
const Sum = ({ name, isAmount = false, children }: { name: string; isAmount?: boolean; children: string }) => (
  <div className="own-offer-sum">
    <Text size="sm" fw={500} className="own-offer-word">
      {name}
    </Text>
    <Text size="sm" fw={isAmount ? 600 : 400} className={isAmount ? "own-offer-amount" : undefined}>
      {children}
    </Text>
  </div>
);

/** The columns' heads, where lines are rows; each field has its own name besides. */
function Heads() {
  const { t } = useTexts(ownOfferTexts);
  const words = ["ownName", "ourPrice", "lineMargin", "ownPrice", "price", "amount"] as const;
  return (
    <div className="own-offer-line own-offer-heads" aria-hidden>
      {words.map((word) => (
        <Text key={word} size="sm" fw={600}>
          {t(`ownOffer.${word}`)}
        </Text>
      ))}
    </div>
  );
}
