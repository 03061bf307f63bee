import { Button, Group } from "@mantine/core";
import { offeredServices } from "@solvia/core/quotations/quotation";
import { useState } from "react";
import { officePasteTexts } from "../../../../i18n/areas/office-paste.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ArticleChoice } from "../../../office-kit/article-choice.tsx";
import { PasteDialog } from "../../../office-kit/paste-dialog.tsx";
import { articleLine, serviceLine, type TypedLine } from "./typed-line.ts";

interface Props {
  /** So many lines more fit. */
  room: number;
  isPending: boolean;
  add: (lines: readonly TypedLine[]) => void;
}

/** Three ways to a new line: an article by its words, many by pasting, a service. */
export function AddLines({ room, add, isPending }: Props) {
  const { t } = useTexts(officePasteTexts, officeQuotationsTexts);
  const [pasting, setPasting] = useState(false);
  if (room <= 0) return null;
  return (
    <Group align="flex-end" gap="sm">
      <ArticleChoice
        label={t("officeQuotations.addArticle")}
        placeholder={t("officeQuotations.addArticleHint")}
        flex={1}
        miw={220}
        maw={460}
        none={t("officeQuotations.noArticle")}
        add={({ id, productCode, brand, name }) =>
          add([articleLine({ productId: id, name, brand, productCode, quantity: 1 })])
        }
      />
      <Button variant="default" onClick={() => setPasting(true)} disabled={isPending}>
        {t("officePaste.act")}
      </Button>
      {offeredServices.map((service) => (
        <Button key={service} variant="default" onClick={() => add([serviceLine(service)])}>
          {t(`officeQuotations.addServices.${service}`)}
        </Button>
      ))}
      {pasting && (
        <PasteDialog
          room={room}
          minimum="told"
          add={(lines) => add(lines.map((line) => articleLine({ ...line, brand: "" })))}
          onClose={() => setPasting(false)}
        />
      )}
    </Group>
  );
}
