import { Text } from "@mantine/core";
import { kindOf, laterDiscounts } from "@solvia/core/import-export/import/columns/columns";
import { inAll, partsOf } from "@solvia/core/import-export/import/cells/successive-discounts";
import { readPercent } from "@solvia/core/platform/reading";
import { officeImportTexts } from "../../../../i18n/areas/office-import.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { discountWords, type Choice } from "./import-words.ts";

/** Discounts in basis points, as a cell with several of them says; undefined for any other cell. */
function discountsIn(text: string): number[] | undefined {
  const read = partsOf(text)?.map((part) => readPercent(part, { notation: undefined, minimum: 0, maximum: 10_000 }));
  const exact = read?.flatMap((one) => (one.is === "exact" ? [one.value] : []));
  return exact?.length === read?.length ? exact : undefined;
}

/** Where none of the cells shows it: 10 % and 5 %. */
const example = [1_000, 500];

interface Props {
  choice: Choice;
  samples: readonly string[];
  /** Whether the file has columns for discounts that follow each other. */
  isNumbered: boolean;
}

/** What discounts that follow each other come to, by a cell of the file or by an example. */
export function SuccessiveDiscounts({ choice: { target, discountAs }, samples, isNumbered }: Props) {
  const { t, language } = useTexts(officeImportTexts);
  if (target === null || kindOf(target) !== "discount") return null;
  const several = samples.find((text) => partsOf(text));
  const isGeneral = target === "discount" || laterDiscounts.some((later) => later === target);
  if (several === undefined && !(isNumbered && isGeneral)) return null;
  const discounts = (discountAs !== "share" && several && discountsIn(several)) || example;
  return (
    <Text size="xs" c="dimmed" mt={4} className="numbers">
      {t("import.columns.successive", discountWords(discounts, inAll(discounts), language))}
    </Text>
  );
}
