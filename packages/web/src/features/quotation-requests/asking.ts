import { notifications } from "@mantine/notifications";
import { quotationRequestsTexts } from "../../i18n/areas/quotation-requests.ts";
import { useTexts } from "../../i18n/index.ts";
import { nothingAsked, type AskedValues } from "./asked.ts";
import { materialOf } from "./material/material.ts";
import { filesFault } from "./request-files.tsx";
import type { CheckedMaterial } from "./material/use-material.ts";

/** What the forms of customers and visitors have in common: nothing is sent before its rows were seen. */
export function useAsking(material: CheckedMaterial) {
  const reading = useTexts(quotationRequestsTexts);
  const { t } = reading;
  return {
    values: nothingAsked(),
    check: (values: AskedValues) => ({
      text:
        values.text.trim() === "" &&
        !materialOf(values, material.file) &&
        material.files.length === 0 &&
        t("quotationRequest.nothing"),
      files: filesFault(reading, material.files),
    }),
    asks: (values: AskedValues) => {
      const given = materialOf(values, material.file);
      if (!given || material.rowsOf(given)) return false;
      material.check(given);
      notifications.show({ color: "blue", message: t("quotationRequest.material.checked") });
      return true;
    },
    shows: ["material", "files"],
  };
}
