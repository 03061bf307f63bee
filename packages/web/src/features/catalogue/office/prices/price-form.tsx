import { Button, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRef, useState } from "react";
import type * as z from "zod";
import { PriceForm as PriceFields, type ProductPrice } from "@solvia/core/contract/shapes/back-office-price";
import { discounted } from "@solvia/core/platform/money";
import { shareOf } from "@solvia/core/platform/reading";
import { priceTypes } from "@solvia/core/pricing/price";
import { priceWarningCodes, warningsTogether, type PriceWarning } from "@solvia/core/pricing/price-warnings";
import { askedWarnings } from "../../../../api/asked-warnings.ts";
import { addProductPrice } from "../../../../api/endpoints.gen.ts";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Form } from "../../../../ui/form.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { MoneyField, PercentField } from "../../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../../ui/fields/read-field.tsx";
import { PriceGuard, type GuardedChange } from "./price-guard.tsx";
import { countryChoices, countryName } from "../../../../i18n/country-name.ts";
import { money, percentWith } from "../../../../i18n/format.ts";
import { isWholePercent } from "./grid-model.ts";
import { amount, typeName } from "./price-words.ts";

type Price = z.output<typeof ProductPrice>;

interface Values {
  /** Integer cents. */
  price: Held;
  /** Basis points. */
  discount: Held;
  priceType: string;
  locale: string;
  validFrom: string;
  validTo: string;
}
const empty: Values = { price: "", discount: 0, priceType: "", locale: "it", validFrom: "", validTo: "" };

/** What the form sends (spec 5); the days only where they are given. An empty discount is none. */
const wishOf = ({ price, discount, priceType, locale, validFrom, validTo }: Values) => ({
  price,
  discount: typeof discount === "number" ? shareOf(discount) : discount === "" ? 0 : discount,
  priceType,
  locale,
  ...(validFrom && { validFrom }),
  ...(validTo && { validTo }),
});
/** Type and country stay for the next price: they alone are no work. */
const holdsWork = ({ price, discount, validFrom, validTo }: Values): boolean =>
  price !== "" || validFrom !== "" || validTo !== "" || (discount !== 0 && discount !== "");

type Wish = z.output<typeof PriceFields>;

/** The new price beside what it takes the place of, as the panel shows it. */
function changeOf(wish: Wish, productId: string, name: string, prices: readonly Price[]): GuardedChange {
  const current = prices.filter(({ state }) => state === "current");
  const own = current.filter(({ locale }) => locale === wish.locale);
  const isSupplier = ({ priceType }: Price) => priceType === "supplier";
  const before = own.find(({ priceType }) => priceType === wish.priceType);
  const units = own.some(isSupplier)
    ? own
    : [...own, ...current.filter((price) => price.locale === "it" && isSupplier(price))];
  const [warnings = []] = warningsTogether([{ priceType: wish.priceType, before, after: wish }], units);
  return {
    productId,
    name,
    priceType: wish.priceType,
    before: { price: before?.price ?? null, discount: before?.discount ?? 0 },
    after: wish,
    warnings,
  };
}

/** What the server asks about although nothing shown told it: the days of the price are measured by what counts then. */
const guardsOf = (error: unknown): PriceWarning[] =>
  (askedWarnings(error) ?? []).flatMap(({ code, params }) => {
    const known = priceWarningCodes.find((one) => one === code);
    return known ? [{ code: known, params }] : [];
  });

interface Props {
  productId: string;
  prices: readonly Price[];
}

/** Adds a price; none is overwritten. */
export function PriceForm({ productId, prices }: Props) {
  const { t, language } = useTexts(officePricesTexts, officeTexts);
  const [toConfirm, setToConfirm] = useState<GuardedChange>();
  /** What was asked about the price, and is meant. */
  const confirmed = useRef<PriceWarning["code"][]>([]);
  const shown = (wish: Wish) => changeOf(wish, productId, countryName(wish.locale, language), prices);
  const ask = (change: GuardedChange): boolean => {
    if (change.warnings.length > 0) setToConfirm(change);
    return change.warnings.length > 0;
  };
  const form = useContractForm(addProductPrice, {
    values: empty,
    input: (values) => ({
      params: { id: productId },
      body: { ...(wishOf(values) as Wish), ...(confirmed.current.length > 0 && { confirmed: confirmed.current }) },
    }),
    inWords: ({ field }) =>
      field === "price"
        ? t("officePrices.panel.noPrice")
        : field === "discount"
          ? t("officePrices.panel.wholeDiscount")
          : undefined,
    failed: t("bo.error"),
    draft: { of: `price/${productId}` },
    onTyped: () => {
      confirmed.current = [];
    },
    asks: (values) => ask(shown(PriceFields.parse(wishOf(values)))),
    onSaved: (_, values) => {
      const { priceType, locale } = values;
      notifications.show({
        color: "green",
        title: t("officePrices.panel.addedTitle"),
        message: t("officePrices.panel.added", {
          price: amount(PriceFields.parse(wishOf(values)), language),
          type: typeName(t, priceType),
          country: countryName(locale, language),
        }),
      });
      form.setValues({ ...empty, priceType, locale });
    },
    onRefused: (error, values) => ask({ ...shown(PriceFields.parse(wishOf(values))), warnings: guardsOf(error) }),
  });
  return (
    <Form {...form.frame} typed={holdsWork(form.values) && !form.isPending} what={t("officePrices.panel.title")}>
      <Stack gap="xs">
        <Group align="flex-start" gap="sm">
          <MoneyField
            label={t("officePrices.panel.price")}
            withAsterisk
            w={160}
            minimum={1}
            maximum={100_000_000}
            {...form.field("price")}
          />
          <PercentField
            label={t("officePrices.panel.discount")}
            w={190}
            fractions="asked"
            {...form.field("discount")}
          />
          <NativeSelect
            label={t("officePrices.panel.type")}
            withAsterisk
            data={["", ...priceTypes].map((value) => ({ value, label: value && typeName(t, value) }))}
            {...form.field("priceType")}
          />
          <NativeSelect
            label={t("officePrices.panel.country")}
            data={countryChoices(language)}
            {...form.getInputProps("locale")}
          />
          <TextInput type="date" label={t("officePrices.panel.validFrom")} {...form.getInputProps("validFrom")} />
          <TextInput type="date" label={t("officePrices.panel.validTo")} {...form.getInputProps("validTo")} />
        </Group>
        <NetInstead
          values={form.getValues()}
          take={(price) => {
            form.setValues({ price, discount: 0 });
            form.clearErrors();
          }}
        />
        <Group gap="sm">
          <Button type="submit" variant="default" loading={form.isPending}>
            {t("officePrices.panel.add")}
          </Button>
        </Group>
        <Text size="xs" c="dimmed">
          {t("officePrices.panel.hint")}
        </Text>
      </Stack>
      {toConfirm && (
        <PriceGuard
          changes={[toConfirm]}
          onClose={() => setToConfirm(undefined)}
          onConfirm={() => {
            setToConfirm(undefined);
            confirmed.current = toConfirm.warnings.map(({ code }) => code);
            form.send();
          }}
        />
      )}
    </Form>
  );
}

/** A discount that is no whole percentage can't be kept: the net price that it comes to is offered instead. */
function NetInstead({ values: { price, discount }, take }: { values: Values; take: (cents: number) => void }) {
  const { t, language } = useTexts(officePricesTexts, officeTexts);
  if (typeof price !== "number" || typeof discount !== "number" || isWholePercent(discount)) return null;
  const net = discounted(price, shareOf(discount));
  return (
    <Group gap="sm" role="alert">
      <Text size="sm">
        {t("officePrices.panel.netInstead", {
          price: money(price, language),
          percent: percentWith(discount, language),
          net: money(net, language),
        })}
      </Text>
      <Button size="compact-sm" variant="default" onClick={() => take(net)}>
        {t("officePrices.panel.takeNet", { net: money(net, language) })}
      </Button>
    </Group>
  );
}
