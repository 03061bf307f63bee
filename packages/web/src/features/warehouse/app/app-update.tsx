import { Alert, Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { officeWarehouseTexts } from "../../../i18n/areas/office-warehouse.ts";
import { dateTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { keepApp, onKeptAnswers } from "./installed-app.ts";

/** Keeps the application of these pages on the device, and says when there is a new version, or what is shown is of before. */
export function AppUpdate() {
  const { t, language } = useTexts(officeWarehouseTexts);
  const [update, setUpdate] = useState<() => void>();
  const [keptOn, setKeptOn] = useState<number>();
  const client = useQueryClient();
  useEffect(
    () =>
      keepApp(
        (takeOver) => setUpdate(() => takeOver),
        () => void client.invalidateQueries(),
      ),
    [client],
  );
  useEffect(() => onKeptAnswers(setKeptOn, () => setKeptOn(undefined)), []);
  return (
    <div role="status">
      {update && (
        <Alert color="blue" title={t("floor.update.text")}>
          <Button size="md" onClick={update}>
            {t("floor.update.act")}
          </Button>
        </Alert>
      )}
      {keptOn !== undefined && (
        <Alert color="orange" withCloseButton closeButtonLabel={t("common.close")} onClose={() => setKeptOn(undefined)}>
          {t("floor.update.kept", { on: dateTime(new Date(keptOn).toISOString(), language) })}
        </Alert>
      )}
    </div>
  );
}
