import { Fieldset, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import {
  deliveryBands,
  deliverySurcharges,
  deliveryZones,
  type DeliveryRates,
} from "@solvia/core/pricing/delivery/delivery-tariff";
import { plusDays, romeDate } from "@solvia/core/platform/time";
import { addDeliveryTariff } from "../../../../api/endpoints.gen.ts";
import { officeTariffsTexts } from "../../../../i18n/areas/office-tariffs.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { MoneyField } from "../../../../ui/fields/number-fields.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";

/** The most that a delivery is said to cost, in cents. */
const most = 1_000_000;

/** A tariff for days to come, begun from the one that counts. */
export function TariffForm({ like, onClose }: { like: DeliveryRates; onClose: () => void }) {
  const { t } = useTexts(officeTexts, officeTariffsTexts);
  const [tomorrow] = useState(() => plusDays(romeDate(new Date()), 1));
  const form = useContractForm(addDeliveryTariff, {
    values: {
      name: "",
      from: "",
      until: "",
      zones: like.zones,
      surcharges: like.surcharges,
      freeFrom: like.freeFrom ?? ("" as const),
    },
    input: ({ until, freeFrom, ...values }) => ({
      body: { ...values, ...(until && { until }), ...(freeFrom !== "" && { freeFrom }) },
    }),
    inWords: ({ code }) => t(`officeTariffs.odd.${code}`, { defaultValue: "" }) || undefined,
    draft: { of: "delivery-tariff/new" },
    done: t("bo.added"),
    failed: t("bo.error"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} onClose={onClose} size="xl" title={t("officeTariffs.add")}>
      <Text size="sm" c="dimmed">
        {t("officeTariffs.addHint")}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <LimitedText
          data-autofocus
          label={t("officeTariffs.name")}
          required
          longest={80}
          autoComplete="off"
          {...form.field("name")}
        />
        <TextInput
          type="date"
          label={t("officeTariffs.from")}
          description={t("officeTariffs.fromHint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          required
          min={tomorrow}
          {...form.field("from")}
        />
        <TextInput
          type="date"
          label={t("officeTariffs.until")}
          description={t("officeTariffs.untilHint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          min={tomorrow}
          {...form.field("until")}
        />
      </SimpleGrid>
      {deliveryZones.map((zone) => (
        <Fieldset
          key={zone}
          legend={`${t(`officeTariffs.zoneNames.${zone}`)} · ${t(`officeTariffs.zoneHints.${zone}`)}`}
        >
          <SimpleGrid cols={{ base: 2, sm: 5 }} spacing="sm">
            {deliveryBands.map((band) => (
              <MoneyField
                key={band}
                label={t(`officeTariffs.short.${band}`)}
                aria-label={t("officeTariffs.heard", {
                  band: t(`officeTariffs.bands.${band}`),
                  zone: t(`officeTariffs.zoneNames.${zone}`),
                })}
                required
                maximum={most}
                {...form.field(`zones.${zone}.${band}`)}
              />
            ))}
          </SimpleGrid>
        </Fieldset>
      ))}
      <Fieldset legend={t("officeTariffs.surcharges")}>
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
          {deliverySurcharges.map((kind) => (
            <MoneyField
              key={kind}
              label={t(`officeTariffs.surchargeNames.${kind}`)}
              required
              maximum={most}
              {...form.field(`surcharges.${kind}`)}
            />
          ))}
        </SimpleGrid>
      </Fieldset>
      <MoneyField
        label={t("officeTariffs.freeFrom")}
        description={t("officeTariffs.freeFromHint")}
        maximum={100_000_000}
        {...form.field("freeFrom")}
      />
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {t("officeTariffs.net")}
        </Text>
        <Refused form={form} />
      </Stack>
      <DialogFoot action={t("officeTariffs.create")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
