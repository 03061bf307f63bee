import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../../../api/client.ts";
import { getBackOfficeSeries, translateSeries, translateSeriesStatus } from "../../../../api/endpoints.gen.ts";
import { officeSeriesTexts } from "../../../../i18n/areas/office-series.ts";
import { useTexts } from "../../../../i18n/index.ts";

const pause = 1000;
/** Milliseconds after which the server itself takes a run for lost. */
const patience = 15 * 60_000;

/** Asks for the translation and waits for its end; whether it succeeded. */
async function translated(id: string): Promise<boolean> {
  const params = { id };
  const until = Date.now() + patience;
  let { state } = await call(translateSeries, { params });
  while ((state === "queued" || state === "running") && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    ({ state } = await call(translateSeriesStatus, { params }));
  }
  return state === "done";
}

/**
 * The step that follows a save in the Italian locale, told in the words of spec 8. It goes on while the person works on,
 * also on another page.
 */
export function useSeriesTranslation(): (id: string) => Promise<void> {
  const { t } = useTexts(officeSeriesTexts);
  const client = useQueryClient();
  return async (id) => {
    const waiting = notifications.show({
      loading: true,
      autoClose: false,
      withCloseButton: true,
      message: t("officeSeries.translating"),
    });
    const success = await translated(id).catch(() => false);
    notifications.hide(waiting);
    notifications.show({
      color: success ? "green" : "red",
      message: t(success ? "officeSeries.translated" : "officeSeries.notTranslated"),
    });
    await client.invalidateQueries({ queryKey: [getBackOfficeSeries.path] });
  };
}
