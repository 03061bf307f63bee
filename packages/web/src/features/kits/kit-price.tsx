import { Badge, Group, Stack, Text, VisuallyHidden } from "@mantine/core";
import type * as z from "zod";
import type { KitCard } from "@solvia/core/contract/shapes/kit";
import { showcaseTexts } from "../../i18n/areas/showcase.ts";
import { energy, money, percent, power } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { shopPriceWords } from "../catalogue/price/price-words.ts";
import { useBasis } from "../login/session.ts";

export type Kit = z.output<typeof KitCard>;

/** What a kit costs this viewer: companies see net prices, everybody else what they pay in the end. */
export function KitPriceTag({ kit, size = 22 }: { kit: Pick<Kit, "price" | "discount">; size?: number }) {
  const { t, language } = useTexts(showcaseTexts);
  const business = useBasis() === "net";
  const { price, discount } = kit;
  if (!price) return <Text fw={600}>{t("kits.quote")}</Text>;
  const [now, full] = business ? [price.net, price.netFull] : [price.gross, price.grossFull];
  return (
    <Stack gap={0} className="numbers of-viewer">
      <Group gap={8} align="baseline">
        <Text fw={700} fz={size}>
          {money(now, language)}
        </Text>
        {now < full && (
          <>
            <VisuallyHidden>{t("kits.insteadOfSeen", { price: money(full, language) })}</VisuallyHidden>
            <Text td="line-through" c="dimmed" size="sm" aria-hidden>
              {money(full, language)}
            </Text>
            <Badge color="sun.4" c="dark.9">
              {t("kits.off", { percent: percent(discount * 10_000, language) })}
            </Badge>
          </>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        {t(shopPriceWords(business))}
      </Text>
    </Stack>
  );
}

/** The kit in figures: power of panels and inverter, storage. */
export function KitFigures({ kit: { panelWatt, inverterWatt, storageWattHour, parts } }: { kit: Kit }) {
  const { t, language } = useTexts(showcaseTexts);
  const figures = [
    panelWatt > 0 && t("kits.panels", { power: power(panelWatt, language) }),
    inverterWatt > 0 && t("kits.inverter", { power: power(inverterWatt, language) }),
    storageWattHour > 0 && t("kits.storage", { energy: energy(storageWattHour, language) }),
    t("kits.parts", { count: parts }),
  ].filter(Boolean);
  return (
    <Text size="sm" c="dimmed" className="numbers">
      {figures.join(" · ")}
    </Text>
  );
}

export function KitAvailability({ available }: Pick<Kit, "available">) {
  const { t } = useTexts(showcaseTexts);
  return (
    <Text size="sm" c={available > 0 ? "leaf" : "dimmed"} fw={600} className="numbers">
      {available > 0 ? t("kits.available", { count: available }) : t("kits.unavailable")}
    </Text>
  );
}
