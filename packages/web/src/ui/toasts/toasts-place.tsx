import { MantineThemeProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { useTexts } from "../../i18n/index.ts";
import { useMedia } from "../use-media.ts";
import { toastTime } from "./toast-time.ts";
import { useToastsThatPass } from "./toasts-that-pass.ts";

/**
 * Where toasts are shown; their close button has a name. On a wide screen they stand where pages have no buttons: a page's
 * actions are at its top right, and the next of them is wanted while the last is being told.
 */
export function ToastsPlace() {
  const { t } = useTexts();
  const wide = useMedia("(min-width: 48em)");
  useToastsThatPass();
  const closeButtonProps = { "aria-label": t("common.close") };
  return (
    <MantineThemeProvider
      theme={{
        components: {
          Notification: {
            defaultProps: { closeButtonProps, styles: { description: { color: "var(--soft)" } } },
          },
        },
      }}
    >
      <Notifications
        position={wide ? "bottom-right" : "top-center"}
        autoClose={toastTime.usual}
        pauseResetOnHover="notification"
      />
    </MantineThemeProvider>
  );
}
