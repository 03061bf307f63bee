import { notifications } from "@mantine/notifications";
import { quotationRequestsTexts } from "../../i18n/areas/quotation-requests.ts";
import { useTexts } from "../../i18n/index.ts";
import { nothingAsked, type AskedValues } from "./asked.ts";
import { areAllAccepted, materialOf } from "./material/material.ts";
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
      const rows = given && material.rowsOf(given);
      if (!given || (rows && (areAllAccepted(rows) || material.isAgreed(given)))) return false;
      if (rows) {
        material.askToSee(given);
        return true;
      }
      material.check(given);
      notifications.show({ color: "blue", message: t("quotationRequest.material.checked") });
      return true;
    },
    shows: ["material", "files"],
  };
}
