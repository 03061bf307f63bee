import { Group, Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  /** The way back to the list it came from. */
  back: ReactNode;
  name: ReactNode;
  /** Of its heading, the page's own unless it stands in a pane of one. */
  level?: 1 | 2;
  /** Badges of how it stands. */
  states?: ReactNode;
  /** What can be done with it. */
  acts?: ReactNode;
  /** What is to be known of it before anything else. */
  children?: ReactNode;
}

/** How each record of the back office begins: its list, its name with how it stands, and what can be done, at the same place in all. */
export const RecordHead = ({ back, name, level = 1, states, acts, children }: Props) => (
  <div>
    {back}
    <Group justify="space-between" align="flex-start" gap="sm" mt={4}>
      <Stack gap={4} flex="1 1 20rem" miw={0}>
        <Group gap="sm">
          <Title order={level} size="h3" className="long-words">
            {name}
          </Title>
          {states}
        </Group>
        {children}
      </Stack>
      {acts}
    </Group>
  </div>
);
