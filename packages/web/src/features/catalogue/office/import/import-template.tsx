import { Button, Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { priceTemplate, productTemplate } from "@solvia/core/import-export/import/template";
import { goodsCategories, type GoodsCategory } from "@solvia/core/catalogue/taxonomy";
import { officeImportTexts } from "../../../../i18n/areas/office-import.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { categoryNames } from "../../names.ts";
import type { Import } from "./import-words.ts";
import { csvOf, saveCsv } from "../../../../ui/save-csv.ts";
import { IconDownload } from "../../../../ui/icons.gen.ts";

/** An empty file to fill in, whose heading the import knows; products need other columns in each category. */
export function ImportTemplate({ kind }: { kind: Import["kind"] }) {
  const { t, language } = useTexts(officeImportTexts);
  const [category, setCategory] = useState<GoodsCategory>("panels");
  const words = language === "it" ? "it" : "en";
  const save = () => {
    const heading = kind === "prices" ? priceTemplate(words) : productTemplate(category, words);
    saveCsv(csvOf([heading]), t(`import.template.${kind}`));
  };
  return (
    <Group align="flex-end" gap="sm">
      {kind === "products" && (
        <NativeSelect
          label={t("import.template.category")}
          value={category}
          data={categoryNames(language).map(([value, label]) => ({ value, label }))}
          onChange={(event) =>
            setCategory(goodsCategories.find((known) => known === event.currentTarget.value) ?? category)
          }
        />
      )}
      <Button variant="default" leftSection={<IconDownload size={16} />} onClick={save}>
        {t("import.template.save")}
      </Button>
    </Group>
  );
}
