import { ActionIcon, Box, Burger, Drawer, Group, Kbd, Text, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconKeyboard, IconSearch } from "../../ui/icons.gen.ts";
import { Suspense } from "react";
import { useTexts } from "../../i18n/index.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { AnchorLink } from "../../ui/links.tsx";
import { RegionButton } from "../menus/region-button.tsx";
import { useUser } from "../login/session.ts";
import { showKeys } from "./keys-help.tsx";
import { placesFor, storefrontIcon as StorefrontIcon } from "./navigation.ts";
import { openPalette } from "./open-palette.ts";
import { Places } from "./places.tsx";
import { useColleague } from "../office-kit/use-colleague.ts";
import "../office-kit/styles.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { officeListsTexts } from "../../i18n/areas/office-lists.ts";

const AccountMenu = lazyPart(async () => (await import("../menus/account-menu.tsx")).AccountMenu, { overlay: true });

/** The back office's own head: where to go and whom to find, without the shop's search and cart. */
export function OfficeHeader() {
  const { t } = useTexts(officeTexts, officeListsTexts);
  const [menu, { toggle, close }] = useDisclosure(false);
  const user = useUser();
  const works = placesFor(useColleague()).length > 0;
  return (
    <Box component="header" className="header office-header">
      <Group wrap="nowrap" gap="sm">
        {works && <Burger opened={menu} onClick={toggle} hiddenFrom="md" aria-label={t("bo.menu")} size="sm" />}
        <AnchorLink to="/back-office" className="brand" underline="never">
          <span className="sun" aria-hidden="true" />
          Solvia
        </AnchorLink>
        <Text span size="sm" c="dimmed" visibleFrom="md" className="office-mark">
          {t("nav.backOffice")}
        </Text>
      </Group>
      {works && (
        <UnstyledButton className="palette-button" onClick={() => void openPalette()}>
          <IconSearch size={16} aria-hidden />
          <Text span size="sm" flex={1} truncate>
            {t("bo.goTo")}
          </Text>
          <Kbd size="xs" visibleFrom="md">
            Ctrl K
          </Kbd>
        </UnstyledButton>
      )}
      <Group gap={4} wrap="nowrap" ml="auto">
        {works && (
          <ActionIcon
            variant="subtle"
            color="dark"
            size="lg"
            visibleFrom="md"
            aria-label={t("officeHome.keys.title")}
            onClick={showKeys}
          >
            <IconKeyboard size={20} stroke={1.6} />
          </ActionIcon>
        )}
        <RegionButton short variant="subtle" color="dark" px="sm" visibleFrom="md" />
        <AnchorLink to="/" className="office-shop" aria-label={t("bo.groups.storefront")} underline="never">
          <StorefrontIcon size={20} stroke={1.6} />
        </AnchorLink>
        {user && (
          <Suspense fallback={null}>
            <AccountMenu />
          </Suspense>
        )}
      </Group>
      <Drawer
        opened={menu}
        onClose={close}
        title={t("nav.backOffice")}
        size={300}
        closeButtonProps={{ "aria-label": t("common.close") }}
      >
        <Places onGo={close} />
      </Drawer>
    </Box>
  );
}
