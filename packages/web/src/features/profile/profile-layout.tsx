import { Box, Container, NavLink, ScrollArea } from "@mantine/core";
import { Link, useLocation } from "@tanstack/react-router";
import { useEffect, useRef, type ReactNode } from "react";
import { profileTexts } from "../../i18n/areas/profile.ts";
import { useTexts } from "../../i18n/index.ts";
import { CustomersOwn } from "../acting/in-stead.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { useUser } from "../login/session.ts";
import { profilePlacesOf, readBy } from "./navigation.ts";
import "./styles.ts";

/** The profile area: its places at the side, on a phone as tabs that scroll. */
export function ProfileLayout({ children }: { children: ReactNode }) {
  const needs = useLocation({ select: ({ pathname }) => readBy(pathname) });
  return (
    <RequireLogin>
      <Container size="xl" className="profile">
        <Places />
        <Box className="profile-content">
          {needs ? <CustomersOwn needs={needs}>{children}</CustomersOwn> : children}
        </Box>
      </Container>
    </RequireLogin>
  );
}

function Places() {
  const { t } = useTexts(profileTexts);
  const user = useUser();
  const pathname = useLocation({ select: (location) => location.pathname });
  const places = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the place one stands in may lie beyond the edge.
    places.current?.querySelector("[aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [pathname]);
  return (
    <ScrollArea className="profile-places" type="never" scrollbars="x">
      <Box component="nav" aria-label={t("profile.title")} ref={places}>
        {profilePlacesOf(user ?? {}).map(({ to, name, icon: Icon }) => (
          <NavLink
            key={to}
            component={Link}
            to={to}
            label={t(`profile.${name}`)}
            leftSection={<Icon size={18} stroke={1.6} />}
            active={pathname.startsWith(to)}
            {...(pathname.startsWith(to) && { "aria-current": "page" as const })}
            className="profile-place"
          />
        ))}
      </Box>
    </ScrollArea>
  );
}
