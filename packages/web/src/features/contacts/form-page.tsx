import { Alert, Container, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { usePageHead } from "../../ui/page-head.ts";

interface Props {
  title: string;
  intro?: string | undefined;
  path?: string | undefined;
  children: ReactNode;
}

/** A page of one small form. */
export function FormPage({ title, intro, path, children }: Props) {
  usePageHead({ title, description: intro, path });
  return (
    <Container size="xs" py="lg">
      <Stack gap="lg">
        <div>
          <Title order={1} size="h2">
            {title}
          </Title>
          {intro && (
            <Text c="dimmed" mt={4}>
              {intro}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Container>
  );
}

/** What was sent has come, and what happens next. */
export const Sent = ({ title, text }: { title: string; text: string }) => (
  <Alert color="leaf" title={title} role="status">
    {text}
  </Alert>
);
