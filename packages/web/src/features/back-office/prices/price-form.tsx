import { Button, Group, NativeSelect, NumberInput, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { PriceForm as PriceFields } from "@solvia/core/contract/shapes/back-office-price";
import { countries } from "@solvia/core/platform/locale";
import { priceTypes } from "@solvia/core/pricing/price";
import { call } from "../../../api/client.ts";
import { addProductPrice } from "../../../api/endpoints.gen.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { fieldErrors, problemText } from "../../../ui/states.tsx";
import { countryName, typeName } from "./price-words.ts";

interface Values {
  euro: number | string;
  discount: number | string;
  priceType: string;
  locale: string;
  validFrom: string;
  validTo: string;
}
const empty: Values = { euro: "", discount: 0, priceType: "", locale: "it", validFrom: "", validTo: "" };

/** What the form sends: integer cents (spec 5); the days only where they are given. */
const wishOf = ({ euro, discount, priceType, locale, validFrom, validTo }: Values) => ({
  price: typeof euro === "number" ? Math.round(euro * 100) : undefined,
  discount: typeof discount === "number" ? discount : 0,
  priceType,
  locale,
  ...(validFrom && { validFrom }),
  ...(validTo && { validTo }),
});

/** Adds a price; none is overwritten. */
export function PriceForm({ productId, onAdded }: { productId: string; onAdded: () => Promise<void> }) {
  const { t, language } = useTexts();
  const form = useForm<Values>({
    initialValues: empty,
    validate: (values) => {
      const checked = PriceFields.safeParse(wishOf(values));
      const faulty = new Set(checked.error?.issues.map(({ path: [field] }) => field));
      return {
        ...(faulty.has("price") && { euro: t("officePrices.panel.noPrice") }),
        ...(faulty.has("discount") && { discount: t("fieldProblem.invalid-format") }),
        ...(faulty.has("priceType") && { priceType: t("fieldProblem.required") }),
      };
    },
  });
  const add = useMutation({
    mutationFn: (values: Values) =>
      call(addProductPrice, { params: { id: productId }, body: PriceFields.parse(wishOf(values)) }),
    onSuccess: async (_, values) => {
      const { price = 0, priceType, locale } = wishOf(values);
      const words = { price: money(price, language), type: typeName(t, priceType), country: countryName(locale) };
      notifications.show({
        color: "green",
        title: t("officePrices.panel.addedTitle"),
        message: t("officePrices.panel.added", words),
      });
      form.setValues({ ...empty, priceType, locale });
      await onAdded();
    },
    onError: (error) => {
      form.setErrors(fieldErrors(t, error));
      notifications.show({ color: "red", title: t("officeSuppliers.error"), message: problemText(t, error) });
    },
  });
  const decimal = {
    decimalSeparator: language === "it" ? "," : ".",
    allowedDecimalSeparators: [",", "."],
    decimalScale: 2,
    step: 0.01,
    min: 0,
  };
  return (
    <form noValidate onSubmit={form.onSubmit((values) => add.mutate(values))}>
      <Stack gap="xs">
        <Group align="flex-start" gap="sm">
          <NumberInput
            label={t("officePrices.panel.price")}
            withAsterisk
            w={160}
            max={1_000_000}
            {...decimal}
            {...form.getInputProps("euro")}
          />
          <NumberInput
            label={t("officePrices.panel.discount")}
            w={160}
            max={1}
            {...decimal}
            {...form.getInputProps("discount")}
          />
          <NativeSelect
            label={t("officePrices.panel.type")}
            withAsterisk
            data={["", ...priceTypes].map((value) => ({ value, label: value && typeName(t, value) }))}
            {...form.getInputProps("priceType")}
          />
          <NativeSelect
            label={t("officePrices.panel.country")}
            data={countries.map(({ locale, name }) => ({ value: locale, label: name }))}
            {...form.getInputProps("locale")}
          />
          <TextInput type="date" label={t("officePrices.panel.validFrom")} {...form.getInputProps("validFrom")} />
          <TextInput type="date" label={t("officePrices.panel.validTo")} {...form.getInputProps("validTo")} />
        </Group>
        <Group gap="sm">
          <Button type="submit" variant="default" loading={add.isPending}>
            {t("officePrices.panel.add")}
          </Button>
        </Group>
        <Text size="xs" c="dark.3">
          {t("officePrices.panel.hint")}
        </Text>
      </Stack>
    </form>
  );
}
