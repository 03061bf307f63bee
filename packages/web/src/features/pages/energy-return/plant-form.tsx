import { Button, NativeSelect, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { provinceNames } from "@solvia/core/accounts/validation/province-names";
import { deductions, pricesSince } from "@solvia/core/insight/energy-return/assumptions";
import { sunProvinces, tilts, turns } from "@solvia/core/insight/energy-return/sun";
import { reckonEnergyReturn } from "../../../api/endpoints.gen.ts";
import { energyReturnTexts } from "../../../i18n/areas/energy-return.ts";
import { date, figureWith, money, percent } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { MoneyField, NumberField, PercentField } from "../../../ui/fields/number-fields.tsx";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { assumedOf, bodyOf, type PlantBody, type PlantValues, type Reckoned } from "./plant-values.ts";

interface Props {
  values: PlantValues;
  onReckoned: (answer: Reckoned, body: PlantBody) => void;
}

const columns = { base: 1, xs: 2, md: 3 } as const;

/** The plant and every assumption, each to be changed. Nothing of it is stored. */
export function PlantForm({ values, onReckoned }: Props) {
  const { t, language } = useTexts(energyReturnTexts);
  const form = useContractForm(reckonEnergyReturn, {
    values,
    input: (typed: PlantValues) => ({ body: bodyOf(typed) }),
    onSaved: (answer, typed) => onReckoned(answer, bodyOf(typed)),
  });
  const ways = [
    t("energyReturn.south"),
    t("energyReturn.southSides"),
    t("energyReturn.sides"),
    t("energyReturn.northSides"),
    t("energyReturn.north"),
  ];
  const provinces = sunProvinces.map((value) => ({ value, label: provinceNames.get(value) ?? value }));
  const ours = assumedOf(form.values);
  const own = (figure: string | undefined) => figure && t("energyReturn.own", { figure });
  return (
    <Form {...form.frame} typed={false}>
      <Stack>
        <SimpleGrid cols={columns}>
          <NativeSelect
            label={t("energyReturn.province")}
            data={provinces.toSorted((one, other) => one.label.localeCompare(other.label, "it"))}
            {...form.field("province")}
          />
          <NativeSelect
            label={t("energyReturn.tilt")}
            data={tilts.map((tilt) => ({ value: String(tilt), label: `${tilt}°` }))}
            {...form.field("tilt")}
          />
          <NativeSelect
            label={t("energyReturn.turn")}
            data={turns.map((turn, at) => ({ value: String(turn), label: ways[at] ?? "" }))}
            {...form.field("turn")}
          />
          <NumberField
            label={t("energyReturn.power")}
            decimals={2}
            unitName="kWp"
            minimum={0.5}
            maximum={1_000}
            {...form.field("powerKw")}
          />
          <NumberField
            label={t("energyReturn.consumption")}
            unitName="kWh"
            minimum={100}
            maximum={5_000_000}
            {...form.field("consumptionKwh")}
          />
          <NumberField
            label={t("energyReturn.storage")}
            decimals={1}
            unitName="kWh"
            minimum={0}
            maximum={2_000}
            {...form.field("storageKwh")}
          />
        </SimpleGrid>
        <Title order={2} size="h4">
          {t("energyReturn.assumptions")}
        </Title>
        <SimpleGrid cols={columns}>
          <MoneyField
            label={t("energyReturn.investment")}
            placeholder={own(ours && money(ours.investmentCents, language))}
            {...form.field("investmentCents")}
          />
          <MoneyField
            label={t("energyReturn.care")}
            placeholder={own(ours && money(ours.maintenanceCents, language))}
            {...form.field("maintenanceCents")}
          />
          <NumberField
            label={t("energyReturn.yield")}
            placeholder={own(ours && figureWith(ours.yieldKwhPerKw, 0, language))}
            unitName="kWh"
            minimum={300}
            maximum={2_000}
            {...form.field("yieldKwhPerKw")}
          />
          <NumberField
            label={t("energyReturn.price")}
            decimals={2}
            unitName="c€/kWh"
            minimum={0}
            maximum={200}
            {...form.field("priceCents")}
          />
          <NumberField
            label={t("energyReturn.feedIn")}
            decimals={2}
            unitName="c€/kWh"
            minimum={0}
            maximum={200}
            {...form.field("feedInCents")}
          />
          <PercentField label={t("energyReturn.rise")} maximum={1_000} {...form.field("priceRise")} />
          <PercentField label={t("energyReturn.daytime")} {...form.field("daytimeShare")} />
          <PercentField label={t("energyReturn.loss")} maximum={300} {...form.field("degradation")} />
          <NumberField
            label={t("energyReturn.co2")}
            unitName="g"
            minimum={0}
            maximum={1_000}
            {...form.field("co2Grams")}
          />
          <NativeSelect
            label={t("energyReturn.deduction")}
            data={deductions.map((part) => ({
              value: String(part),
              label: part === 0 ? t("energyReturn.none") : percent(part, language),
            }))}
            {...form.field("deduction")}
          />
        </SimpleGrid>
        <Text size="sm" c="dimmed">
          {t("energyReturn.since", { date: date(pricesSince, language) })}
        </Text>
        <Refused form={form} />
        <div>
          <Button type="submit" loading={form.isPending}>
            {t("energyReturn.run")}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
