import { Button, Card, Stack, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { named } from "@solvia/core/platform/locale";
import { call, keepAnswer, queryOf } from "../../api/client.ts";
import { getQuotation, getQuotationVatRates, setQuotationReducedVat } from "../../api/endpoints.gen.ts";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { termsTexts } from "../../i18n/areas/terms.ts";
import { useTexts } from "../../i18n/index.ts";
import { AddressLines } from "../../ui/address-lines.tsx";
import { useUser } from "../login/session.ts";
import { RateChoice } from "../vat/vat-choice.tsx";
import { ChangeAddress } from "./change-address.tsx";
import type { Offer, Quotation, Shared, Version } from "./shared/quotation-shapes.ts";

interface Props {
  quotation: Quotation;
  shown: Version;
  /** Whether its customer may change address and rate: of the current version alone. */
  mayChange: boolean;
}

/** Where it goes, at which rate of VAT, how it is paid, and what its seller says besides. */
export function Conditions({ quotation, shown, mayChange }: Props) {
  const { t } = useTexts(quotationsTexts);
  const [changing, setChanging] = useState(false);
  const agreed = shown.shipmentCost !== undefined;
  return (
    <>
      {mayChange && <VatChoice quotation={quotation} />}
      <Card withBorder>
        <Delivery address={shown.address} />
        {mayChange && !agreed && (
          <Button variant="default" size="compact-sm" mt="xs" onClick={() => setChanging(true)}>
            {t("quotation.changeAddress")}
          </Button>
        )}
        {mayChange && agreed && (
          <Text size="sm" c="dimmed" mt={4}>
            {t("quotation.addressOfSeller")}
          </Text>
        )}
        {changing && <ChangeAddress quotation={quotation} onClose={() => setChanging(false)} />}
        <Terms shown={shown} />
      </Card>
    </>
  );
}

export function Delivery({ address }: Pick<Offer, "address">) {
  const { t } = useTexts(quotationsTexts);
  return (
    <>
      <Text fw={600}>{t("quotation.delivery")}</Text>
      {address === undefined ? (
        <Text size="sm">{t("quotation.noAddress")}</Text>
      ) : address === "pickup" ? (
        <Text size="sm">{t("quotation.pickup")}</Text>
      ) : (
        <AddressLines of={address} />
      )}
    </>
  );
}

/** Terms, the customer's reference and the seller's notes. */
export function Terms({ shown }: { shown: Shared["current"] }) {
  const { t, language } = useTexts(quotationsTexts, termsTexts);
  return (
    <Stack gap={4} mt="sm">
      <Text size="sm">{named(language, t("quotation.terms"), t(`terms.${shown.termsOfPayment}`))}</Text>
      {shown.reference && <Text size="sm">{named(language, t("quotation.reference"), shown.reference)}</Text>}
      {shown.customerNotes && (
        <div>
          <Text size="sm" fw={600} mt="xs">
            {t("quotation.notes")}
          </Text>
          <Text size="sm" style={{ whiteSpace: "pre-line" }}>
            {shown.customerNotes}
          </Text>
        </div>
      )}
    </Stack>
  );
}

/** Both totals: the other rate is the next version, at the same prices. */
function VatChoice({ quotation: { id } }: { quotation: Quotation }) {
  const { t } = useTexts(quotationsTexts);
  const client = useQueryClient();
  const params = { id };
  const isItalian = useUser()?.locale === "it";
  const { data } = useQuery({ ...queryOf(getQuotationVatRates, { params }), enabled: isItalian });
  const choose = useMutation({
    mutationFn: (reducedVat: boolean) => call(setQuotationReducedVat, { params, body: { reducedVat } }),
    onSuccess: (next) => keepAnswer(client, getQuotation, { params }, next),
  });
  if (!data?.open) return null;
  return (
    <Card withBorder pt={0}>
      <RateChoice rates={data} choosing={choose} />
      <Text size="xs" c="dimmed" mt="xs">
        {t("quotation.addressHint")}
      </Text>
    </Card>
  );
}
