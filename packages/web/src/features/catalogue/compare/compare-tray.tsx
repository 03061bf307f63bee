import { Button, CloseButton, Container, Group, Image, Text } from "@mantine/core";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { clearTray, removeFromTray, trayPlaces, type TrayProduct } from "./compare-store.ts";

/** The bar at the foot of the catalogue with what will be compared. */
export function CompareTray({ products }: { products: readonly TrayProduct[] }) {
  const { t } = useTexts(showcaseTexts);
  return (
    <aside className="tray" aria-label={t("compare.tray")}>
      <Container size="xl">
        <Group gap="sm" wrap="nowrap" justify="space-between">
          <Group gap="sm" wrap="nowrap" className="tray-products">
            {products.map(({ id, name, imageUrl }) => (
              <Group key={id} gap={6} wrap="nowrap" className="tray-product">
                <Image src={imageUrl} alt="" w={44} h={33} radius="sm" />
                <Text size="sm" lineClamp={2} lh={1.25} visibleFrom="md">
                  {name}
                </Text>
                <CloseButton size="sm" aria-label={t("compare.remove", { name })} onClick={() => removeFromTray(id)} />
              </Group>
            ))}
          </Group>
          <Group gap="sm" wrap="nowrap">
            <Text size="sm" c="dimmed" visibleFrom="lg" role="status" style={{ whiteSpace: "nowrap" }}>
              {t("compare.chosen", { count: products.length, max: trayPlaces })}
            </Text>
            <Button variant="subtle" px="sm" onClick={clearTray} visibleFrom="sm">
              {t("compare.clear")}
            </Button>
            <ButtonLink to="/compare" search={{ ids: products.map(({ id }) => id) }} disabled={products.length < 2}>
              {t("compare.open")}
            </ButtonLink>
          </Group>
        </Group>
      </Container>
    </aside>
  );
}
