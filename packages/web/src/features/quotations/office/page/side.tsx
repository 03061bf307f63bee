import { Anchor, Card, Divider, Stack, Text, Title } from "@mantine/core";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { termsTexts } from "../../../../i18n/areas/terms.ts";
import { countryName } from "../../../../i18n/country-name.ts";
import { date, dateAndTime, money, power } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { PriceSteps } from "../../../orders/price-steps.tsx";
import type { Draft, Quotation } from "../quotation.ts";
import { VatWord } from "../vat-word.tsx";

interface Props {
  quotation: Quotation;
  offer: Draft;
}

/** Beside the lines: whom it is for, what it comes to, and on which terms. */
export const Side = ({ quotation, offer }: Props) => (
  <Stack>
    <Customer quotation={quotation} offer={offer} />
    <Sums offer={offer} isDraft={offer === quotation.draft} />
    <Beside quotation={quotation} offer={offer} />
  </Stack>
);

function Customer({ quotation: { userId, customer }, offer }: Props) {
  const { t } = useTexts(officeQuotationsTexts);
  return (
    <Card withBorder>
      <Title order={2} size="h5">
        {t("officeQuotations.customer")}
      </Title>
      <AnchorLink to="/back-office/users/$id" params={{ id: userId }} fw={600}>
        {customer.name}
      </AnchorLink>
      {customer.companyName && <Text size="sm">{customer.companyName}</Text>}
      {customer.vatNumber && (
        <Text size="sm" c="dimmed" className="numbers">
          {customer.vatNumber}
        </Text>
      )}
      <Anchor href={`mailto:${customer.email}`} size="sm" className="long-words line-link">
        {customer.email}
      </Anchor>
      <Divider my="sm" />
      <Destination address={offer.address} />
    </Card>
  );
}

function Destination({ address }: Pick<Draft, "address">) {
  const { t, language } = useTexts(officeQuotationsTexts);
  if (address === undefined) return <Text size="sm">{t("officeQuotations.noAddress")}</Text>;
  if (address === "pickup") return <Text size="sm">{t("officeQuotations.pickup")}</Text>;
  return (
    <Text size="sm" component="div" className="long-words">
      {address.header && <div>{address.header}</div>}
      <div>{`${address.street} ${address.houseNumber}`}</div>
      <div>
        {[address.postalCode, address.city, address.provinceCode, countryName(address.countryCode, language)]
          .filter(Boolean)
          .join(" ")}
      </div>
    </Text>
  );
}

/** Every step to the total as of the last saving; the office reads it net. */
function Sums({ offer, isDraft }: { offer: Draft; isDraft: boolean }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  const { amounts, grossSummary, peakPower, perKiloWattPeak } = offer;
  return (
    <Card withBorder>
      <PriceSteps order={{ amounts, grossSummary, basis: "net" }} />
      <VatWord offer={offer} isDraft={isDraft} />
      {perKiloWattPeak !== undefined && (
        <Text size="sm" c="dimmed" mt="sm" className="numbers">
          {t("officeQuotations.perKiloWatt", {
            power: power(peakPower, language),
            price: money(perKiloWattPeak, language),
          })}
        </Text>
      )}
    </Card>
  );
}

function Beside({ quotation: { linkUntil, copyOf, origin, requestId }, offer }: Props) {
  const { t, language } = useTexts(officeQuotationsTexts, termsTexts);
  const { termsOfPayment, validUntil, reducedVat, customerNotes, reference } = offer;
  const rows = [
    [t("officeQuotations.terms"), t(`terms.${termsOfPayment}`)],
    [t("officeQuotations.validUntil"), date(validUntil, language)],
    [t("officeQuotations.reference"), reference],
    [t("officeQuotations.vat"), reducedVat ? t("officeQuotations.reducedVat") : undefined],
    [t("officeQuotations.customerNotes"), customerNotes],
    [
      t("officeQuotations.acts.link"),
      linkUntil && t("officeQuotations.linkOpen", { until: dateAndTime(linkUntil, language) }),
    ],
  ] as const;
  return (
    <Card withBorder>
      <Stack component="dl" gap="xs" m={0}>
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <Text component="dt" size="sm" c="dimmed">
                {name}
              </Text>
              <Text component="dd" m={0} size="sm" className="own-lines long-words">
                {value}
              </Text>
            </div>
          ))}
      </Stack>
      {copyOf && (
        <AnchorLink to="/back-office/quotations/$id" params={{ id: copyOf }} size="sm" mt="sm">
          {origin ? t(`officeQuotations.from.${origin.why}`, { number: origin.number }) : t("officeQuotations.copyOf")}
        </AnchorLink>
      )}
      {requestId && (
        <AnchorLink to="/back-office/quotation-requests/$id" params={{ id: requestId }} size="sm" mt="sm">
          {t("officeQuotations.answersRequest")}
        </AnchorLink>
      )}
    </Card>
  );
}
