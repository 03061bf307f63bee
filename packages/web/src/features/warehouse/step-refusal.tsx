import { Text } from "@mantine/core";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../../ui/states.tsx";
import { problemOf, type Refusal } from "../scanning/queue/command.ts";

const known = ["too-big", "nothing-received", "not-expected", "required", "unknown-code"] as const;

/** Why a step was refused: the problem, and what of it is wrong where fields are named. */
export function StepRefusal({ problem }: { problem: Refusal }) {
  const { t } = useTexts(officeWarehouseTexts);
  const fields = problem.fields.flatMap(({ field, code, params }) => {
    if (field.endsWith("transportStart"))
      return [t(code === "too-big" ? "floor.steps.startTooLate" : "floor.steps.startTooSoon")];
    const own = known.find((one) => one === code);
    if (!own) return [];
    const words = t(`floor.steps.${own}`, { maximum: params?.["maximum"] });
    const [, at] = /^lines\.(\d+)\./.exec(field) ?? [];
    return [at === undefined ? words : t("floor.steps.field", { at: Number(at) + 1, words })];
  });
  return (
    <>
      {fields.length === 0 && <Text size="sm">{problemText(t, problemOf(problem))}</Text>}
      {fields.map((words) => (
        <Text key={words} size="sm">
          {words}
        </Text>
      ))}
    </>
  );
}
