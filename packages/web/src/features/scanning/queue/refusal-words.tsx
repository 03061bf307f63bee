import { Text } from "@mantine/core";
import { officeScanningTexts } from "../../../i18n/areas/office-scanning.ts";
import { useTexts } from "../../../i18n/index.ts";
import { problemText } from "../../../ui/states.tsx";
import { problemOf, type Refusal } from "./command.ts";
import { becauseText, doubtText } from "./scan-words.ts";

/** Why the server has refused, in words: of a code what it is instead, of a question what is asked. */
export function RefusalWords({ problem }: { problem: Refusal }) {
  const { t, language } = useTexts(officeScanningTexts);
  const because = problem.params["because"];
  if (problem.code === "not-a-serial" && typeof because === "string")
    return <Text size="sm">{becauseText(t, because)}</Text>;
  if (problem.code === "confirmation-needed") {
    return problem.fields.map((field) => (
      <Text key={field.code} size="sm">
        {doubtText(t, language, field.code, field.params ?? {})}
      </Text>
    ));
  }
  return <Text size="sm">{problemText(t, problemOf(problem))}</Text>;
}
