import { Anchor, Box, Container, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/index.ts";
import { RequireLogin } from "../require-login.tsx";
import { places } from "./navigation.ts";

/** The back office: for administrators, with its own navigation. */
export function BackOffice({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <RequireLogin only="admin">
      <Box bg="white" style={{ borderBottom: "1px solid #e6e2d8" }}>
        <Container size="xl" py="xs">
          <Group component="nav" aria-label={t("nav.backOffice")} gap="lg">
            {places.map(({ to, name }) => (
              <Anchor key={to} component={Link} to={to} size="sm" fw={600}>
                {t(`bo.${name}`)}
              </Anchor>
            ))}
          </Group>
        </Container>
      </Box>
      {children}
    </RequireLogin>
  );
}
