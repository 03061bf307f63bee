import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";

/** A part of what is seen of a record beside its list, under a heading. */
export function PeekPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Text component="h3" size="sm" fw={700} mt="md" mb={4}>
        {title}
      </Text>
      {children}
    </>
  );
}

/** The pieces of each line by its name. */
export function PeekLines({ lines }: { lines: readonly { key: string; name: string; quantity: number }[] }) {
  const { language } = useTexts();
  return (
    <ul className="list-lines">
      {lines.map(({ key, name, quantity }) => (
        <li key={key}>
          <span className="numbers">{figure(quantity, language)} ×</span> {name}
        </li>
      ))}
    </ul>
  );
}

/** What somebody wrote, in their own lines; nothing where nobody did. */
export function PeekNote({ title, text }: { title: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <PeekPart title={title}>
      <Text size="sm" className="own-lines">
        {text}
      </Text>
    </PeekPart>
  );
}
