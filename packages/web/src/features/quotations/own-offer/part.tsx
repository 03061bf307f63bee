import { Card, Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";

/** A part of the page under its title. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card withBorder component="section" aria-label={title}>
    <Title order={2} size="h4" mb="sm">
      {title}
    </Title>
    <Stack gap="sm">{children}</Stack>
  </Card>
);
