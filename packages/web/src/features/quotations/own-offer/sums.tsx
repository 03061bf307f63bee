import { Alert, Button, Card, Divider, Group, Stack, Text, Title } from "@mantine/core";
import type { Figures, OwnWarning } from "@solvia/core/quotations/own-offer/figures";
import type { Base, OwnOffer } from "@solvia/core/quotations/own-offer/own-offer";
import { getOwnOfferPdf } from "../../../api/endpoints.gen.ts";
import { ownOfferTexts } from "../../../i18n/areas/own-offer.ts";
import { date, money, percentWith } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { OfferFormState } from "./use-offer-form.ts";

interface Props {
  id: string;
  figures: Figures;
  offer: OwnOffer;
  base: Base;
  form: OfferFormState;
  mayChange: boolean;
  /** Whether there is an offer to be drawn. */
  isStored: boolean;
}

const Row = ({ label, amount, bold = false }: { label: string; amount: string; bold?: boolean }) => (
  <Group justify="space-between" wrap="nowrap" gap="sm" align="flex-start">
    <Text size="sm" fw={bold ? 600 : 400}>
      {label}
    </Text>
    <Text size="sm" fw={bold ? 600 : 400} style={{ whiteSpace: "nowrap" }}>
      {amount}
    </Text>
  </Group>
);

/** What an own offer comes to as it is typed, what is to be known before it goes out, and its paper. */
export function Sums({ id, figures, offer, base, form, mayChange, isStored }: Props) {
  const { t, language } = useTexts(ownOfferTexts);
  const { gross, discount, net, vat, total, cost, margin, marginShare } = figures;
  const cents = (amount: number) => money(amount, language);
  const share = marginShare === undefined ? "" : ` (${percentWith(marginShare, language)})`;
  return (
    <Card withBorder component="section" aria-label={t("ownOffer.sums")}>
      <Title order={2} size="h4" mb="sm">
        {t("ownOffer.sums")}
      </Title>
      <Stack gap={6} className="numbers">
        <Row label={t("ownOffer.cost")} amount={cents(cost)} />
        <Row label={`${t("ownOffer.yourMargin")}${share}`} amount={cents(margin)} bold />
        <Text size="xs" c="dimmed">
          {t("ownOffer.onlyYou")}
        </Text>
        <Divider my={4} />
        {discount > 0 && <Row label={t("ownOffer.gross")} amount={cents(gross)} />}
        {discount > 0 && <Row label={t("ownOffer.discount")} amount={cents(0 - discount)} />}
        <Row label={t("ownOffer.net")} amount={cents(net)} />
        {vat.map(({ rate, amount }) => (
          <Row
            key={rate}
            label={t("ownOffer.vat", { rate: percentWith(rate * 100, language) })}
            amount={cents(amount)}
          />
        ))}
        <Row label={t("ownOffer.total")} amount={cents(total)} bold />
      </Stack>
      <Warnings figures={figures} base={base} />
      <Stack gap="xs" mt="md">
        {mayChange && (
          <Button loading={form.isPending} disabled={!form.isTyped && isStored} onClick={form.submit}>
            {t("ownOffer.save")}
          </Button>
        )}
        <Paper id={id} offer={offer} isReady={isStored && !form.isTyped} />
      </Stack>
    </Card>
  );
}

/** The address of what was saved; its name is the offer's own number. */
function Paper({ id, offer: { number, customerName }, isReady }: { id: string; offer: OwnOffer; isReady: boolean }) {
  const { t } = useTexts(ownOfferTexts);
  const name = (number || customerName).replaceAll(/[^\p{L}\p{N}._-]+/gu, "-");
  return isReady ? (
    <Button
      component="a"
      variant="default"
      href={`/api${getOwnOfferPdf.path.replace("{id}", id)}`}
      download={`${name}.pdf`}
    >
      {t("ownOffer.pdf")}
    </Button>
  ) : (
    <>
      <Button variant="default" disabled>
        {t("ownOffer.pdf")}
      </Button>
      <Text size="xs" c="dimmed">
        {t("ownOffer.saveFirst")}
      </Text>
    </>
  );
}

function Warnings({ figures: { warnings }, base }: { figures: Pick<Figures, "warnings">; base: Base }) {
  const { t, language } = useTexts(ownOfferTexts);
  if (warnings.length === 0) return null;
  const nameOf = (id: string) => base.lines.find(({ lineId }) => lineId === id)?.name || t("ownOffer.delivery");
  const words = (warning: OwnWarning): string => {
    if (warning.code === "below-cost") {
      const { lineId, price, unit } = warning;
      return t("ownOffer.belowCost", {
        name: nameOf(lineId),
        price: money(price, language),
        unit: money(unit, language),
      });
    }
    return warning.code === "all-below-cost"
      ? t("ownOffer.allBelowCost", { missing: money(warning.missing, language) })
      : t("ownOffer.longer", { date: date(base.validUntil, language) });
  };
  return (
    <Alert color="orange" role="status" mt="md">
      {warnings.map((warning, at) => (
        <Text key={at} size="sm">
          {words(warning)}
        </Text>
      ))}
    </Alert>
  );
}
