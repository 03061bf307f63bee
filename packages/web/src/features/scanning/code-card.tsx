import { Group, Paper, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { ReadCode } from "@solvia/core/serials/codes/read-code";
import { officeScanningTexts } from "../../i18n/areas/office-scanning.ts";
import { useTexts } from "../../i18n/index.ts";
import type { Translate } from "../../i18n/words.ts";

/** What a code is, in one sentence: why it can't be read, another kind of code, or a serial. */
function kindOfCode(
  t: Translate<typeof officeScanningTexts>,
  { unreadable, other, serials, isJoined }: ReadCode,
): string {
  if (unreadable) return t(`scanning.unreadable.${unreadable}`);
  if (other?.isCertain) return t(`scanning.is.${other.kind}`);
  if (other) return t(`scanning.looksLike.${other.kind}`);
  if (isJoined) return t("scanner.joined");
  return t(serials.length > 1 ? "scanning.is.serialOfUnknownEnd" : "scanning.is.serial");
}

const facts = ["sscc", "gtin"] as const;
const elements = ["lot", "count"] as const;

/** A code with what it is and what it says; below it what is known of it. */
export function CodeCard({ code, children }: { code: ReadCode; children?: ReactNode }) {
  const { t } = useTexts(officeScanningTexts);
  const said = [
    ...facts.map((name) => [name, code[name]] as const),
    ...elements.map((name) => [name, code.elements?.[name]] as const),
  ].filter(([, value]) => value !== undefined && value !== code.text);
  return (
    <Paper withBorder p="sm">
      <Stack gap={4}>
        <Text fw={700} size="lg" style={{ overflowWrap: "anywhere" }} translate="no">
          {code.serials[0] ?? code.sscc ?? code.text}
        </Text>
        <Text {...(code.unreadable && { c: "red" })}>{kindOfCode(t, code)}</Text>
        {said.map(([name, value]) => (
          <Group key={name} gap="xs">
            <Text size="sm" c="dimmed">
              {t(`scanning.element.${name}`)}
            </Text>
            <Text size="sm" translate="no">
              {value}
            </Text>
          </Group>
        ))}
        {children}
      </Stack>
    </Paper>
  );
}
