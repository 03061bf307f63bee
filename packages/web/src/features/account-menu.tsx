import { ActionIcon, Menu } from "@mantine/core";
import { IconUser } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTexts } from "../i18n/index.ts";
import { useLogout, useUser } from "./session.ts";

/** Where whoever is logged in goes from the header; by role. */
export function AccountMenu() {
  const { t } = useTexts();
  const user = useUser();
  const logout = useLogout();
  const navigate = useNavigate();
  if (!user) return null;
  return (
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
        <Menu.Item component={Link} to="/profile/chat">
          {t("chat.title")}
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
  );
}
