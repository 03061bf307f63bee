import { NativeSelect } from "@mantine/core";
import { isShareable, unitsToChoose } from "@solvia/core/import-export/import/columns/columns";
import { officeImportTexts } from "../../../../i18n/areas/office-import.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { Choice } from "./import-words.ts";

interface DetailProps {
  choice: Choice;
  isQuestioned: boolean;
  change: (part: Partial<Choice>) => void;
}

/** The unit, the decimal sign and the way of discounts, where a column needs them said. */
export function ColumnDetails({
  choice: { target, unit, decimal, discountAs, heading },
  isQuestioned,
  change,
}: DetailProps) {
  const { t } = useTexts(officeImportTexts);
  if (target === null) return null;
  const units = unitsToChoose(target);
  const choose = { value: "", label: t("import.columns.choose") };
  return (
    <>
      {units.length > 0 && (
        <NativeSelect
          aria-label={`${t("import.columns.unit")}: ${heading}`}
          value={unit ?? ""}
          data={[choose, ...units.map((value) => ({ value, label: value }))]}
          onChange={(event) => change({ unit: event.currentTarget.value || undefined })}
        />
      )}
      {isShareable(target) && (
        <NativeSelect
          aria-label={`${t("import.columns.discountAs")}: ${heading}`}
          miw={250}
          value={discountAs ?? ""}
          data={[
            choose,
            ...(["percent", "share"] as const).map((value) => ({ value, label: t(`import.columns.${value}`) })),
          ]}
          onChange={(event) =>
            change({ discountAs: (["percent", "share"] as const).find((one) => one === event.currentTarget.value) })
          }
        />
      )}
      {isQuestioned && (
        <NativeSelect
          aria-label={`${t("import.columns.decimal")}: ${heading}`}
          value={decimal ?? ""}
          data={[
            choose,
            { value: ",", label: t("import.columns.comma") },
            { value: ".", label: t("import.columns.point") },
          ]}
          onChange={(event) =>
            change({ decimal: ([",", "."] as const).find((one) => one === event.currentTarget.value) })
          }
        />
      )}
    </>
  );
}
