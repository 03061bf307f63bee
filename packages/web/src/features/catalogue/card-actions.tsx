import { ActionIcon, Group } from "@mantine/core";
import { showcaseTexts } from "../../i18n/areas/showcase.ts";
import { useTexts } from "../../i18n/index.ts";
import { toggleInTray, trayPlaces, useTray } from "./compare/compare-store.ts";
import type { CardData } from "./product-card.tsx";
import { showProduct } from "./product/product-modal-store.ts";
import { IconEye, IconScale } from "../../ui/icons.gen.ts";

/** What can be done with a product of the results without leaving them: look closer, put it beside others. */
export function CardActions({ product, className }: { product: CardData; className?: string }) {
  const { t } = useTexts(showcaseTexts);
  const tray = useTray();
  const { id, imageUrl } = product;
  const name = `${product.brand} ${product.name}`;
  const chosen = tray.some((other) => other.id === id);
  const full = !chosen && tray.length >= trayPlaces;
  return (
    <Group gap={6} wrap="nowrap" {...(className && { className })}>
      <ActionIcon
        variant="default"
        size={34}
        radius="xl"
        aria-label={t("showcase.previewOf", { name })}
        aria-haspopup="dialog"
        title={t("showcase.preview")}
        onClick={() => showProduct(id)}
      >
        <IconEye size={18} />
      </ActionIcon>
      <ActionIcon
        variant={chosen ? "filled" : "default"}
        size={34}
        radius="xl"
        aria-label={t("compare.addProduct", { name })}
        aria-pressed={chosen}
        title={full ? t("compare.full", { count: trayPlaces }) : t("compare.add")}
        disabled={full}
        onClick={() => toggleInTray({ id, name, imageUrl })}
      >
        <IconScale size={18} />
      </ActionIcon>
    </Group>
  );
}

/** The same in the corner of a tile. */
export const CardCorner = ({ product }: { product: CardData }) => (
  <CardActions product={product} className="card-actions" />
);
