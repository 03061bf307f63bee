import { Accordion } from "@mantine/core";
import type { ReactNode } from "react";

interface Props<Entry> {
  entries: readonly Entry[];
  heading: (entry: Entry) => ReactNode;
  details: (entry: Entry) => ReactNode;
}

/** What was done, each line of it opening to what it changed. */
export const Entries = <Entry extends { id: string }>({ entries, heading, details }: Props<Entry>) => (
  <Accordion variant="separated" multiple chevronPosition="left" className="entries">
    {entries.map((entry) => (
      <Accordion.Item key={entry.id} value={entry.id}>
        <Accordion.Control>{heading(entry)}</Accordion.Control>
        <Accordion.Panel>{details(entry)}</Accordion.Panel>
      </Accordion.Item>
    ))}
  </Accordion>
);
