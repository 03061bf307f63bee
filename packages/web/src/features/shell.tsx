import {
  ActionIcon,
  Anchor,
  Badge,
  Box,
  Burger,
  Button,
  Container,
  Drawer,
  Group,
  Menu,
  NativeSelect,
  Stack,
  Text,
} from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconShoppingCart, IconUser } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { setLanguage, useTexts } from "../i18n/index.ts";
import { categoryNames } from "./catalogue/names.ts";
import { SearchBox } from "./catalogue/search-box.tsx";
import { LoginDialog } from "./login-dialog.tsx";
import { useCartCount, useLogout, useUser } from "./session.ts";
import { AnchorLink, ButtonLink } from "../ui/links.tsx";

/** Header, content, footer of the storefront. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <>
      <a className="skip" href="#content">
        {t("skip")}
      </a>
      <Header />
      <main id="content">{children}</main>
      <Footer />
    </>
  );
}

function Header() {
  const { t, language } = useTexts();
  const [menu, { toggle, close }] = useDisclosure(false);
  return (
    <Box
      component="header"
      bg="white"
      style={{ borderBottom: "1px solid #e6e2d8", position: "sticky", top: 0, zIndex: 100 }}
    >
      <Container size="xl" py="sm">
        <Group wrap="nowrap" gap="md">
          <Burger opened={menu} onClick={toggle} hiddenFrom="md" aria-label={t("nav.menu")} size="sm" />
          <AnchorLink to="/" fw={800} fz={24} c="leaf.8" underline="never" style={{ letterSpacing: "-0.03em" }}>
            Solvia
          </AnchorLink>
          <Box flex={1} visibleFrom="sm">
            <SearchBox />
          </Box>
          <Box flex={1} hiddenFrom="sm" />
          <AccountArea />
        </Group>
        <Box hiddenFrom="sm" mt="sm">
          <SearchBox />
        </Box>
        <Group component="nav" gap="lg" mt="sm" visibleFrom="md" aria-label={t("nav.catalogue")}>
          {categoryNames(language).map(([category, name]) => (
            <AnchorLink key={category} to="/search" search={{ category }} size="sm" c="dark.6" fw={500}>
              {name}
            </AnchorLink>
          ))}
        </Group>
      </Container>
      <Drawer
        opened={menu}
        onClose={close}
        title={t("nav.catalogue")}
        closeButtonProps={{ "aria-label": t("common.close") }}
      >
        <Stack>
          {categoryNames(language).map(([category, name]) => (
            <AnchorLink key={category} to="/search" search={{ category }} onClick={close} size="lg">
              {name}
            </AnchorLink>
          ))}
        </Stack>
      </Drawer>
    </Box>
  );
}

function AccountArea() {
  const { t } = useTexts();
  const user = useUser();
  const count = useCartCount();
  const logout = useLogout();
  const navigate = useNavigate();
  const [dialog, { open, close }] = useDisclosure(false);
  return (
    <Group gap="sm" wrap="nowrap">
      {user ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" size="lg" aria-label={t("nav.account")} color="dark">
              <IconUser size={22} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{user.email}</Menu.Label>
            <Menu.Item component={Link} to="/profile/my-orders">
              {t("nav.orders")}
            </Menu.Item>
            <Menu.Item component={Link} to="/profile/shipping-address">
              {t("nav.addresses")}
            </Menu.Item>
            {user.roles.includes("admin") && (
              <Menu.Item component={Link} to="/back-office/orders">
                {t("nav.backOffice")}
              </Menu.Item>
            )}
            <Menu.Item onClick={() => logout.mutate(undefined, { onSuccess: () => navigate({ to: "/" }) })}>
              {t("nav.logout")}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : (
        <Button variant="subtle" onClick={open} px="sm">
          {t("nav.login")}
        </Button>
      )}
      <ButtonLink to="/forklift" variant="light" px="sm" aria-label={`${t("nav.cart")} (${count})`}>
        <IconShoppingCart size={20} />
        {count > 0 && (
          <Badge ml={6} circle color="sun.4" c="dark.9">
            {count}
          </Badge>
        )}
      </ButtonLink>
      <LoginDialog opened={dialog} onClose={close} />
    </Group>
  );
}

function Footer() {
  const { t, language } = useTexts();
  return (
    <Box component="footer" mt={60} py="xl" bg="#f1eee4">
      <Container size="xl">
        <Group justify="space-between" align="flex-start">
          <Stack gap={4}>
            <Text fw={700}>Solvia</Text>
            <Text size="sm">{t("footer.raee")}</Text>
            <Text size="sm" c="dark.3">
              {t("footer.rights")} {t("footer.prices")}.
            </Text>
          </Stack>
          <NativeSelect
            label={t("nav.language")}
            value={language}
            onChange={(event) => void setLanguage(event.currentTarget.value)}
            data={[
              { value: "it", label: "Italiano" },
              { value: "en", label: "English" },
            ]}
          />
        </Group>
      </Container>
    </Box>
  );
}
