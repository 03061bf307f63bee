import { Accordion, Group } from "@mantine/core";
import type { ReactNode } from "react";

interface Props<Entry> {
  entries: readonly Entry[];
  renderHeading: (entry: Entry) => ReactNode;
  renderDetails: (entry: Entry) => ReactNode;
  /** Ways to what it made, beside the line that opens it. */
  renderWays?: (entry: Entry) => ReactNode;
}

/** What was done, each line of it opening to what it changed. */
export const Entries = <Entry extends { id: string }>({
  entries,
  renderHeading,
  renderDetails,
  renderWays,
}: Props<Entry>) => (
  <Accordion variant="separated" multiple chevronPosition="left" className="entries">
    {entries.map((entry) => (
      <Accordion.Item key={entry.id} value={entry.id}>
        <Group gap={0} wrap="nowrap" align="center">
          <Accordion.Control>{renderHeading(entry)}</Accordion.Control>
          {renderWays?.(entry)}
        </Group>
        <Accordion.Panel>{renderDetails(entry)}</Accordion.Panel>
      </Accordion.Item>
    ))}
  </Accordion>
);
