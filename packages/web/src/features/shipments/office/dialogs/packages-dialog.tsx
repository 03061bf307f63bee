import { NativeSelect, SimpleGrid, Text } from "@mantine/core";
import { appearances } from "@solvia/core/logistics/packing";
import { shipmentWarnings } from "@solvia/core/shipments/shipment-warnings";
import { saveShipment } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { weight } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { NumberField } from "../../../../ui/fields/number-fields.tsx";
import { Questions, useQuestions } from "../../../../ui/forms/questions.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { TheirNotes } from "../../../office-kit/their-notes.tsx";
import type { Shipment } from "../shipment.ts";
import { useKeptShipment } from "../use-shipment-write.ts";
import { useTheirs } from "../use-theirs.ts";

type Held = number | "";

/** Kilograms as they are typed, exact to the gram. */
const inGrams = (kilograms: Held): number => Math.round(Number(kilograms) * 1000);

/** Packages on one line. */
function usePackagesWords() {
  const { t } = useTexts(officeShipmentsTexts);
  return ({ count, pallets, appearance, grossGrams, netGrams, longest }: Shipment["packages"]): string =>
    [
      `${t("officeShipments.packages")}: ${count} (${t(`officeShipments.appearances.${appearance}`)})`,
      `${t("officeShipments.pallets")}: ${pallets}`,
      `${t("officeShipments.gross")}: ${grossGrams / 1000} kg`,
      `${t("officeShipments.net")}: ${netGrams / 1000} kg`,
      ...(longest === undefined ? [] : [`${t("officeShipments.longest")}: ${longest} mm`]),
    ].join(", ");
}

/** What the carrier is handed, as somebody has packed it. */
export function PackagesDialog({
  shipment: { id, packages, packed, heavyPieces },
  onClose,
}: {
  shipment: Shipment;
  onClose: () => void;
}) {
  const { t, language } = useTexts(officeTexts, officeShipmentsTexts);
  const keep = useKeptShipment();
  const { theirs, words, isTold } = useTheirs(id);
  const packagesWords = usePackagesWords();
  const questions = useQuestions(shipmentWarnings);
  const form = useContractForm(saveShipment, {
    values: {
      count: packages.count,
      pallets: packages.pallets,
      appearance: packages.appearance,
      gross: packages.grossGrams / 1000,
      net: packages.netGrams / 1000,
      longest: packages.longest ?? "",
      seen: packages,
    },
    input: ({ count, pallets, appearance, gross, net, longest, seen }) => ({
      params: { id },
      body: {
        seen: { packages: seen },
        ...questions.confirmed(),
        packages: {
          count: count,
          pallets: pallets,
          appearance: appearances.find((one) => one === appearance) ?? "box",
          grossGrams: inGrams(gross),
          netGrams: inGrams(net),
          ...(longest !== "" && { longest }),
        },
      },
    }),
    names: {
      "packages.count": "count",
      "packages.pallets": "pallets",
      "packages.grossGrams": "gross",
      "packages.netGrams": "net",
      "packages.longest": "longest",
    },
    draft: { of: `shipment-packages/${id}`, without: ["seen"] },
    onTyped: questions.forget,
    onRefused: (error) => questions.isAsked(error) || isTold(error, (now) => form.setFieldValue("seen", now.packages)),
    done: t("bo.saved"),
    onSaved: (answer) => {
      keep(answer);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t("officeShipments.packagesTitle")} onClose={onClose}>
      {!packed && (
        <Text size="sm" c="dimmed">
          {t("officeShipments.reckoned")}
        </Text>
      )}
      {heavyPieces > 0 && (
        <Text size="sm" fw={600}>
          {t("officeShipments.heavyPieces", { count: heavyPieces })}
        </Text>
      )}
      <SimpleGrid cols={2}>
        <NumberField
          label={t("officeShipments.packages")}
          minimum={1}
          maximum={9999}
          required
          data-autofocus
          {...form.field("count")}
        />
        <NumberField
          label={t("officeShipments.pallets")}
          minimum={0}
          maximum={200}
          required
          {...form.field("pallets")}
        />
        <NativeSelect
          label={t("officeShipments.appearance")}
          data={appearances.map((value) => ({ value, label: t(`officeShipments.appearances.${value}`) }))}
          {...form.field("appearance")}
        />
        <NumberField
          label={t("officeShipments.longest")}
          unit="mm"
          minimum={0}
          maximum={100_000}
          {...form.field("longest")}
        />
        <NumberField
          label={t("officeShipments.gross")}
          unit="kg"
          decimals={3}
          minimum={0}
          maximum={100_000}
          required
          {...form.field("gross")}
        />
        <NumberField
          label={t("officeShipments.net")}
          unit="kg"
          decimals={3}
          minimum={0}
          maximum={100_000}
          required
          {...form.field("net")}
        />
      </SimpleGrid>
      <Refused form={form} />
      {theirs && <TheirNotes words={words} text={packagesWords(theirs.packages)} />}
      <DialogFoot action={t("bo.save")} pending={form.isPending} onClose={onClose} />
      <Questions
        questions={questions}
        words={({ code, params = {} }) =>
          code === "no-weight"
            ? t("officeShipments.noWeight")
            : t("officeShipments.unusualWeight", {
                said: weight(Number(params["grossGrams"]), language),
                known: weight(Number(params["known"]), language),
              })
        }
        send={form.submit}
      />
    </FormDialog>
  );
}
