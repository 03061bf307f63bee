import { Box, Container, Paper, Title } from "@mantine/core";
import { useEffect, useId, useRef } from "react";
import { useTexts } from "../../i18n/index.ts";
import { LoginForm } from "./login-form.tsx";

/**
 * The login dialog on a page of its own, which it leaves usable: header and footer are the page's as it was sent, so that nothing
 * jumps or darkens when the application takes over.
 */
export function LoginPage({ onSuccess }: { onSuccess: () => void }) {
  const { t } = useTexts();
  const title = useId();
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.querySelector("input")?.focus({ preventScroll: true }), []);
  return (
    <Container size={530} py="lg">
      <Box pt={40}>
        <Paper ref={dialog} withBorder p="lg" role="dialog" aria-labelledby={title}>
          <Title order={1} size="h2" id={title} mb="md">
            {t("login.title")}
          </Title>
          <LoginForm onSuccess={onSuccess} />
        </Paper>
      </Box>
    </Container>
  );
}
