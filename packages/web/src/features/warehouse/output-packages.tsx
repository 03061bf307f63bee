import { Button, NativeSelect, SimpleGrid, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { appearances } from "@solvia/core/logistics/packing";
import { weightWarnings } from "@solvia/core/logistics/weight-warnings";
import type { ShipmentWarning } from "@solvia/core/shipments/shipment-warnings";
import { putPackages } from "../../api/endpoints/warehouse.gen.ts";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { weight } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { NumberField } from "../../ui/fields/number-fields.tsx";
import type { Held } from "../../ui/fields/read-field.tsx";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { lastGiven } from "../scanning/queue/last-given.ts";
import { useCommands } from "../scanning/queue/use-commands.ts";
import type { Output } from "./incoming.ts";

const figures = ["count", "pallets", "grossGrams", "netGrams", "longest"] as const;
type Figure = (typeof figures)[number];
const words = {
  count: "floor.count",
  pallets: "floor.palletCount",
  grossGrams: "floor.gross",
  netGrams: "floor.net",
  longest: "floor.longest",
} as const satisfies Record<Figure, string>;
/** Weights are kept in grams and written in kilograms. */
const isWeight = (figure: Figure): boolean => figure.endsWith("Grams");
/** What can't be read goes as it is, and is refused at its field. */
const inGrams = (kilograms: Held): Held => (typeof kilograms === "number" ? Math.round(kilograms * 1000) : kilograms);
const editable: ReadonlySet<string> = new Set(["to_prepare", "ready", "scheduled", "waiting_stock", "draft"]);

/** How a shipment is packed: counted from the goods until somebody says it, who may be in a dead spot. */
export function OutputPackages({ shipment }: { shipment: Output }) {
  const { t, language } = useTexts(officeWarehouseTexts, officeTexts);
  const { id, state, packed, transportDocument } = shipment;
  const [asking, setAsking] = useState<ShipmentWarning>();
  const subject = `shipment/${id}`;
  const commands = useCommands(subject, ({ command: { kind }, refused }) => {
    if (kind === "put-packages" && !refused) notifications.show({ color: "leaf", message: t("bo.saved") });
  });
  const waits = lastGiven(commands.waiting, "put-packages");
  // What waits is what will stand there.
  const packages = waits ? (waits.body.packages as Output["packages"]) : shipment.packages;
  const shown = (figure: Figure): Held => {
    const value = packages[figure];
    return value === undefined ? "" : isWeight(figure) ? value / 1000 : value;
  };
  const values: Record<Figure, Held> & { appearance: Output["packages"]["appearance"]; seen: Output["packages"] } = {
    count: shown("count"),
    pallets: shown("pallets"),
    grossGrams: shown("grossGrams"),
    netGrams: shown("netGrams"),
    longest: shown("longest"),
    appearance: packages.appearance,
    // What was read of others meanwhile comes in where nothing is typed; else the slower one is told.
    seen: packages,
  };
  const form = useContractForm(putPackages, {
    values,
    input: ({ appearance, longest, seen, ...said }) => ({
      params: { id },
      body: {
        seen,
        packages: {
          appearance,
          count: said.count,
          pallets: said.pallets,
          grossGrams: inGrams(said.grossGrams),
          netGrams: inGrams(said.netGrams),
          ...(typeof longest === "number" && { longest }),
        },
      },
    }),
    // Asked here: the server's question would come when the packages are gone.
    asks: ({ grossGrams, pallets }) => {
      const [warning] = weightWarnings(
        { grossGrams: inGrams(grossGrams) as number, pallets: Number(pallets) },
        shipment.goodsGrams,
      );
      setAsking(warning?.code);
      return warning !== undefined;
    },
    // On its way, not done: its answer is told when it is there.
    send: async (input) => {
      // Judged by the contract before it is sent.
      const said = input.body.packages as Output["packages"];
      const confirmed = weightWarnings(said, shipment.goodsGrams).map(({ code }) => code);
      await commands.give({
        kind: "put-packages",
        input: { ...input, body: { ...input.body, ...(confirmed.length > 0 && { confirmed }) } },
        subject,
        label: t("floor.steps.packages", { packages: said.count, kilograms: said.grossGrams / 1000 }),
      });
      return undefined as never;
    },
  });
  const typed = form.getValues();
  const mayChange = editable.has(state) && !transportDocument;
  if (!mayChange) return <Text>{`${t("floor.packages")}: ${packages.count} · ${shown("grossGrams")} kg`}</Text>;
  return (
    <Form {...form.frame}>
      <Stack gap="xs">
        <Text fw={600}>{t("floor.packages")}</Text>
        {!packed && <Text size="sm">{t("floor.guessed")}</Text>}
        {shipment.heavyPieces > 0 && (
          <Text size="sm" fw={600}>
            {t("floor.heavyPieces", { count: shipment.heavyPieces })}
          </Text>
        )}
        <SimpleGrid cols={2}>
          {figures.map((figure) => (
            <NumberField
              key={figure}
              size="lg"
              label={t(words[figure])}
              decimals={isWeight(figure) ? 3 : 0}
              minimum={0}
              maximum={figure === "longest" || isWeight(figure) ? 100_000 : figure === "pallets" ? 200 : 9999}
              value={typed[figure]}
              onChange={(value) => form.setFieldValue(figure, value)}
            />
          ))}
          <NativeSelect
            size="lg"
            label={t("floor.appearance")}
            value={typed.appearance}
            data={appearances.map((value) => ({ value, label: t(`floor.appearances.${value}`) }))}
            onChange={({ currentTarget }) =>
              form.setFieldValue("appearance", currentTarget.value as (typeof appearances)[number])
            }
          />
        </SimpleGrid>
        <Refused form={form} />
        <Button type="submit" size="lg" variant="default" loading={form.isPending}>
          {t("floor.save")}
        </Button>
        {waits && <Text size="sm">{t("floor.steps.notDone")}</Text>}
        {asking && (
          <ConfirmDialog
            against={[
              asking === "no-weight"
                ? t("floor.noWeight")
                : t("floor.unusualWeight", {
                    said: weight(inGrams(typed.grossGrams) as number, language),
                    known: weight(shipment.goodsGrams ?? 0, language),
                  }),
            ]}
            question={t("bo.meant")}
            onClose={() => setAsking(undefined)}
            onConfirm={() => {
              setAsking(undefined);
              form.send();
            }}
          />
        )}
      </Stack>
    </Form>
  );
}
