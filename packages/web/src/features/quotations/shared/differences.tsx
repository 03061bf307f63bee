import "@mantine/core/styles/List.css";
import { List, Text } from "@mantine/core";
import { quotationsTexts } from "../../../i18n/areas/quotations.ts";
import { useTexts } from "../../../i18n/index.ts";
import { differenceWords } from "./difference-words.ts";
import type { Difference } from "./quotation-shapes.ts";

/** What a version says otherwise than the one before, each in a sentence. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  const words = useTexts(quotationsTexts);
  if (differences.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {words.t("quotation.same")}
      </Text>
    );
  }
  return (
    <List size="sm" className="numbers">
      {differences.map((difference, at) => (
        <List.Item key={at}>{differenceWords(difference, words)}</List.Item>
      ))}
    </List>
  );
}
