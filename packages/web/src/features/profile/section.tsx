import { Card, Group, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  id?: string;
  title: string;
  /** What the part is called where others on its page have the same title. */
  label?: string;
  hint?: string;
  /** Beside the title: a state or a badge. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One subject of a profile page. */
export const Section = ({ id, title, label = title, hint, aside, children }: Props) => (
  <Card component="section" withBorder padding="lg" id={id} aria-label={label}>
    <Stack>
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        {aside}
      </Group>
      {hint && <Text c="dimmed">{hint}</Text>}
      {children}
    </Stack>
  </Card>
);
