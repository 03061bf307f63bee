import { Stack, Text, Title } from "@mantine/core";
import {
  deliveryBands,
  deliverySurcharges,
  deliveryZones,
  firstTariff,
} from "@solvia/core/pricing/delivery/delivery-tariff";
import { officeTariffsTexts } from "../../../../i18n/areas/office-tariffs.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import type { Tariff } from "./tariff.ts";

/** All that a tariff says: what is paid in each zone, and besides. */
export function RatesDialog({ tariff, onClose }: { tariff: Tariff; onClose: () => void }) {
  const { t, language } = useTexts(officeTariffsTexts);
  return (
    <Dialog title={tariff.id === firstTariff.id ? t("officeTariffs.first") : tariff.name} size="xl" onClose={onClose}>
      <Stack gap="sm">
        <Title order={3} size="h5">
          {t("officeTariffs.zones")}
        </Title>
        <SmallTable
          rows={deliveryZones}
          keyOf={(zone) => zone}
          minWidth={640}
          columns={[
            {
              heading: t("officeTariffs.zone"),
              strong: true,
              wide: true,
              render: (zone) => (
                <>
                  {t(`officeTariffs.zoneNames.${zone}`)}
                  <Text size="xs" c="dimmed" component="div">
                    {t(`officeTariffs.zoneHints.${zone}`)}
                  </Text>
                </>
              ),
            },
            ...deliveryBands.map((band) => ({
              heading: t(`officeTariffs.bands.${band}`),
              right: true as const,
              render: (zone: (typeof deliveryZones)[number]) => money(tariff.zones[zone][band], language),
            })),
          ]}
        />
        <SmallTable
          rows={deliverySurcharges}
          keyOf={(kind) => kind}
          maxWidth={420}
          stays
          columns={[
            { heading: t("officeTariffs.surcharges"), render: (kind) => t(`officeTariffs.surchargeNames.${kind}`) },
            {
              heading: t("officeTariffs.amount"),
              right: true,
              render: (kind) => money(tariff.surcharges[kind], language),
            },
          ]}
        />
        {tariff.freeFrom !== undefined && (
          <Text size="sm">{t("officeTariffs.freeFromTold", { amount: money(tariff.freeFrom, language) })}</Text>
        )}
        <Text size="sm" c="dimmed">
          {t("officeTariffs.net")}
        </Text>
      </Stack>
    </Dialog>
  );
}
