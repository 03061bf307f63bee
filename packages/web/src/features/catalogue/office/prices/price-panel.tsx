import { ActionIcon, Badge, Fieldset, Stack, Table, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { ProductPrice } from "@solvia/core/contract/shapes/back-office-price";
import { call, queryOf } from "../../../../api/client.ts";
import { deletePrice, listProductPrices } from "../../../../api/endpoints.gen.ts";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { Failure, Loading } from "../../../../ui/states.tsx";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";
import { PriceForm } from "./price-form.tsx";
import { PriceHistory } from "./price-history.tsx";
import { countryName } from "../../../../i18n/country-name.ts";
import { amount, typeName, validity } from "./price-words.ts";
import { IconTrash } from "../../../../ui/icons.gen.ts";

type Price = z.output<typeof ProductPrice>;

const historyStep = 10;

/** The prices of a product: what counts, what will, and what was ever changed. */
export function PricePanel({ productId }: { productId: string }) {
  const { t } = useTexts(officePricesTexts, officeProductsTexts);
  const [limit, setLimit] = useState(historyStep);
  const { data, error, refetch } = useQuery({
    ...queryOf(listProductPrices, { params: { id: productId }, query: { limit } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Fieldset legend={t("officePrices.panel.title")} mt="md">
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <Stack>
          {data.prices.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t("officePrices.panel.none")}
            </Text>
          ) : (
            <Prices prices={data.prices} />
          )}
          <PriceForm productId={productId} prices={data.prices} />
          <PriceHistory
            entries={data.history.items}
            more={data.history.cursor === null ? undefined : () => setLimit(limit + historyStep)}
          />
        </Stack>
      )}
    </Fieldset>
  );
}

function Prices({ prices }: { prices: readonly Price[] }) {
  const { t } = useTexts(officePricesTexts, officeProductsTexts);
  const headings = [
    t("officePrices.panel.country"),
    t("officePrices.panel.type"),
    t("officePrices.panel.price"),
    t("officePrices.panel.unit"),
    t("officePrices.panel.validity"),
    t("officePrices.panel.state"),
  ];
  return (
    <Table.ScrollContainer minWidth={720} mah={420} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table verticalSpacing={4} className="numbers cards" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            {headings.map((heading, index) => (
              <Table.Th key={heading} ta={index === 2 || index === 3 ? "right" : undefined}>
                {heading}
              </Table.Th>
            ))}
            <Table.Th w={44} aria-label={t("officeProducts.delete")} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {prices.map((price) => (
            <PriceLine key={price.id} price={price} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const colours = { current: "leaf", scheduled: "blue", covered: "gray" } as const;

function PriceLine({ price }: { price: Price }) {
  const { t, language } = useTexts(officePricesTexts, officeProductsTexts);
  const [asking, setAsking] = useState(false);
  const end = useToldMutation(() => call(deletePrice, { params: { priceId: price.id } }), {
    said: "saved",
  });
  const words = {
    price: amount(price, language),
    type: typeName(t, price.priceType),
    country: countryName(price.locale, language),
  };
  return (
    <Table.Tr>
      <Table.Td>{words.country}</Table.Td>
      <Table.Td data-label={t("officePrices.panel.type")}>{words.type}</Table.Td>
      <Table.Td ta="right" data-label={t("officePrices.panel.price")}>
        {words.price}
      </Table.Td>
      <Table.Td ta="right" data-label={t("officePrices.panel.unit")}>
        {money(price.unit, language)}
        {price.lowestBefore && (
          <Text size="xs" c="dimmed">
            {t("officePrices.panel.lowest", {
              count: price.lowestBefore.days,
              price: money(price.lowestBefore.unit, language),
            })}
          </Text>
        )}
      </Table.Td>
      <Table.Td data-label={t("officePrices.panel.validity")}>
        {validity(t, price.validFrom, price.validTo, language)}
      </Table.Td>
      <Table.Td data-label={t("officePrices.panel.state")}>
        <Badge variant="light" color={colours[price.state]} c="bright" size="sm" tt="none">
          {t(`officePrices.panel.states.${price.state}`)}
        </Badge>
      </Table.Td>
      <Table.Td className="card-action">
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={t("officePrices.panel.end", words)}
          onClick={() => setAsking(true)}
        >
          <IconTrash size={16} />
        </ActionIcon>
        {asking && (
          <ConfirmDialog
            question={t("officePrices.panel.endQuestion", words)}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              end.mutate(undefined);
            }}
          />
        )}
      </Table.Td>
    </Table.Tr>
  );
}
