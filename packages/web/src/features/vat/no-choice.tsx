import "@mantine/core/styles/List.css";
import { List, Stack, Text } from "@mantine/core";
import type * as z from "zod";
import type { VatRates } from "@solvia/core/contract/shapes/vat-certificate";
import { vatTexts } from "../../i18n/areas/vat.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";

type Rates = z.output<typeof VatRates>;

interface Props {
  rates: Rates;
  totals: (rate: Rates["full"]) => string;
}

/** An order that has the full rate and can have no other: with which total, and why. */
export function NoChoice({ rates: { full, reduced, reasons }, totals }: Props) {
  const { t } = useTexts(vatTexts);
  const isSame = full.total === reduced.total;
  return (
    <Stack gap={4} mt="md" component="section" aria-label={t("vat.rate.title")}>
      <Text size="sm" fw={500}>
        {t("vat.rate.title")}
      </Text>
      {isSame ? (
        <Text size="sm" c="dimmed">
          {t(full.vatAmount === 0 ? "vat.rate.noVat" : "vat.rate.same")}
        </Text>
      ) : (
        <>
          <Text size="sm" className="numbers">
            {t("vat.rate.full")}: {totals(full)}.
          </Text>
          <Text size="sm" c="dimmed" className="numbers">
            {t("vat.rate.notNow", { totals: totals(reduced) })}
          </Text>
          <WhyNot reasons={reasons} />
        </>
      )}
    </Stack>
  );
}

/** Why the reduced rate can't be had, with the way to the declaration where that alone is missing. */
export function WhyNot({ reasons }: Pick<Rates, "reasons">) {
  const { t } = useTexts(vatTexts);
  const mayDeclare = reasons.every((reason) => reason === "certificate-missing");
  return (
    <div>
      <List size="sm" c="dimmed">
        {reasons.map((reason) => (
          <List.Item key={reason}>{t(`vat.reasons.${reason}`)}</List.Item>
        ))}
      </List>
      {mayDeclare && (
        <AnchorLink to="/profile/reduced-vat-auto-certification" size="sm" display="inline-block" py={4}>
          {t("vat.rate.declare")}
        </AnchorLink>
      )}
    </div>
  );
}
