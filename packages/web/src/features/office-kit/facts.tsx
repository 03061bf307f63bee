import { Paper, SimpleGrid, Text } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Within something that has a frame already. */
  plain?: true;
}

/** Names and values in columns; a value that is not there is not shown. */
export function Facts({ facts, plain }: Props) {
  return (
    <Paper withBorder={!plain} p={plain ? 0 : "md"} {...(plain && { bg: "transparent" })}>
      <SimpleGrid component="dl" type="container" cols={{ base: 1, "300px": 2, "640px": 3 }} spacing="md" m={0}>
        {facts
          .filter(([, value]) => value !== undefined && value !== null && value !== "")
          .map(([name, value]) => (
            <div key={name}>
              <Text component="dt" size="sm" c="dimmed">
                {name}
              </Text>
              <Text component="dd" m={0} className="long-words">
                {value}
              </Text>
            </div>
          ))}
      </SimpleGrid>
    </Paper>
  );
}
