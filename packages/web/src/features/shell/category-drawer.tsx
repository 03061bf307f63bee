import { Divider, Drawer, Stack } from "@mantine/core";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { categoryNames } from "../catalogue/names.ts";
import { RegionButton } from "../menus/region-button.tsx";

/** The categories on a small screen. */
export function CategoryDrawer({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts();
  return (
    <Drawer opened onClose={onClose} title={t("nav.catalogue")} closeButtonProps={{ "aria-label": t("common.close") }}>
      <Stack component="nav" aria-label={t("nav.catalogue")}>
        {categoryNames(language).map(([category, name]) => (
          <AnchorLink key={category} to="/search" search={{ category }} onClick={onClose} size="lg" c="bright" fw={500}>
            {name}
          </AnchorLink>
        ))}
        <AnchorLink to="/kit" onClick={onClose} size="lg" c="bright" fw={500}>
          {t("nav.kits")}
        </AnchorLink>
      </Stack>
      <Divider my="lg" />
      <RegionButton variant="default" fullWidth size="md" onChosen={onClose} />
    </Drawer>
  );
}
