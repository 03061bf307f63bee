import { ActionIcon, Box, Drawer, Group, Kbd, NavLink, Stack, Text, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { Suspense, useEffect, type ReactNode } from "react";
import type { Access } from "@solvia/core/platform/access";
import { officeTexts } from "../../i18n/areas/office.ts";
import { useTexts } from "../../i18n/index.ts";
import { RequireLogin } from "../require-login.tsx";
import { useUser } from "../session.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { ActingAway } from "./acting-away.tsx";
import { ReturnsCount } from "./money/returns-count.tsx";
import { placesFor } from "./navigation.ts";
import "./styles.ts";
import { IconMenu2, IconSearch } from "../../ui/icons.gen.ts";

const Palette = lazyPart(async () => (await import("./palette.tsx")).Palette, { overlay: true });

/** Where its code can't be fetched, the palette's own place says so. */
const openPalette = async (): Promise<void> => {
  try {
    const { open } = await import("./palette.tsx");
    open();
  } catch {
    // The palette's own place says that it could not be fetched.
  }
};

/** Ctrl or Cmd and K, wherever the focus is, from the first moment of a page on: its code may still be on the way. */
function usePaletteKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      void openPalette();
    };
    addEventListener("keydown", listen, true);
    return () => removeEventListener("keydown", listen, true);
  }, []);
}

/** The back office: for whom the screen's permission allows, administrators unless said otherwise, with its own navigation and a command palette (Ctrl or Cmd and K). */
export function BackOffice({ access = "admin", children }: { access?: Access; children: ReactNode }) {
  const { t } = useTexts(officeTexts);
  const user = useUser();
  const [menu, { open, close }] = useDisclosure(false);
  usePaletteKey();
  if (user?.actedBy) return <ActingAway customer={`${user.name} ${user.surname}`.trim()} />;
  return (
    <RequireLogin access={access}>
      <Box className="office">
        <Box className="office-side" visibleFrom="md">
          <PaletteButton />
          <Places />
        </Box>
        <Box className="office-content">
          <Group hiddenFrom="md" px="md" pt="sm" gap="sm" wrap="nowrap">
            <ActionIcon variant="default" size="lg" onClick={open} aria-label={t("bo.menu")}>
              <IconMenu2 size={20} />
            </ActionIcon>
            <PaletteButton />
          </Group>
          {children}
        </Box>
      </Box>
      <Drawer
        opened={menu}
        onClose={close}
        title={t("nav.backOffice")}
        size={300}
        closeButtonProps={{ "aria-label": t("common.close") }}
      >
        <Places onGo={close} />
      </Drawer>
      <Suspense fallback={null}>
        <Palette />
      </Suspense>
    </RequireLogin>
  );
}

function PaletteButton() {
  const { t } = useTexts(officeTexts);
  return (
    <UnstyledButton className="palette-button" onClick={() => void openPalette()}>
      <IconSearch size={16} />
      <Text span size="sm" flex={1}>
        {t("bo.goTo")}
      </Text>
      <Kbd size="xs" visibleFrom="md">
        Ctrl K
      </Kbd>
    </UnstyledButton>
  );
}

function Places({ onGo }: { onGo?: () => void }) {
  const { t } = useTexts(officeTexts);
  const groups = placesFor(useUser());
  return (
    <Stack component="nav" aria-label={t("nav.backOffice")} gap="md">
      {groups.map(({ name, places }) => (
        <div key={name}>
          <Text size="xs" fw={600} c="dimmed" px="sm" pb={4}>
            {t(`bo.groups.${name}`)}
          </Text>
          {places.map((place) => (
            <NavLink
              key={place.to}
              component={Link}
              to={place.to}
              label={t(`bo.${place.name}`)}
              leftSection={<place.icon size={18} stroke={1.6} />}
              className="office-place"
              {...(place.to === "/back-office/returns" && { rightSection: <ReturnsCount /> })}
              {...(onGo && { onClick: onGo })}
            />
          ))}
        </div>
      ))}
    </Stack>
  );
}
