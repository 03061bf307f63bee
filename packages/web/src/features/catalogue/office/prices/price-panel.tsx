import { ActionIcon, Badge, Fieldset, Stack, Text } from "@mantine/core";
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
import { SmallTable } from "../../../../ui/table/small-table.tsx";

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

const colours = { current: "leaf", scheduled: "blue", covered: "gray" } as const;

function Prices({ prices }: { prices: readonly Price[] }) {
  const { t, language } = useTexts(officePricesTexts, officeProductsTexts);
  return (
    <SmallTable
      rows={prices}
      keyOf={({ id }) => id}
      minWidth={720}
      most={420}
      columns={[
        { heading: t("officePrices.panel.country"), render: ({ locale }) => countryName(locale, language) },
        { heading: t("officePrices.panel.type"), render: ({ priceType }) => typeName(t, priceType) },
        { heading: t("officePrices.panel.price"), right: true, render: (price) => amount(price, language) },
        {
          heading: t("officePrices.panel.unit"),
          right: true,
          render: ({ unit, lowestBefore }) => (
            <>
              {money(unit, language)}
              {lowestBefore && (
                <Text size="xs" c="dimmed">
                  {t("officePrices.panel.lowest", {
                    count: lowestBefore.days,
                    price: money(lowestBefore.unit, language),
                  })}
                </Text>
              )}
            </>
          ),
        },
        {
          heading: t("officePrices.panel.validity"),
          render: ({ validFrom, validTo }) => validity(t, validFrom, validTo, language),
        },
        {
          heading: t("officePrices.panel.state"),
          render: ({ state }) => (
            <Badge variant="light" color={colours[state]} c="bright" size="sm" tt="none">
              {t(`officePrices.panel.states.${state}`)}
            </Badge>
          ),
        },
        { heading: t("officeProducts.delete"), act: true, render: (price) => <EndPrice price={price} /> },
      ]}
    />
  );
}

/** Ends a price, once it is confirmed. */
function EndPrice({ price }: { price: Price }) {
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
    <>
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
    </>
  );
}
