import { ActionIcon, Group, Menu } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { allowed } from "@solvia/core/platform/access";
import { profileTexts } from "../../i18n/areas/profile.ts";
import { useTexts } from "../../i18n/index.ts";
import { Bell } from "./bell.tsx";
import { LookItems } from "./look-items.tsx";
import { profilePlacesOf } from "../profile/navigation.ts";
import { useLogout, useUser } from "../login/session.ts";
import { IconUser } from "../../ui/icons.gen.ts";

/** What the header has for whoever is logged in: the bell, and where to go, by role. */
export function AccountMenu() {
  const { t } = useTexts(profileTexts);
  const user = useUser();
  const logout = useLogout();
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <Group gap={4} wrap="nowrap">
      <Bell />
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" size="lg" aria-label={t("nav.account")} color="dark">
            <IconUser size={22} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{user.email}</Menu.Label>
          {profilePlacesOf(user).map(({ to, name, icon: Icon }) => (
            <Menu.Item key={to} component={Link} to={to} leftSection={<Icon size={18} stroke={1.6} />}>
              {t(`profile.${name}`)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <LookItems />
          <Menu.Divider />
          {allowed("sales", user) && (
            <Menu.Item component={Link} to={allowed("admin", user) ? "/back-office" : "/back-office/users"}>
              {t("nav.backOffice")}
            </Menu.Item>
          )}
          {allowed("warehouse", user) && (
            <Menu.Item component={Link} to="/warehouses">
              {t("title.warehouses")}
            </Menu.Item>
          )}
          <Menu.Item onClick={() => logout.mutate(undefined, { onSuccess: () => navigate({ to: "/" }) })}>
            {t("nav.logout")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
