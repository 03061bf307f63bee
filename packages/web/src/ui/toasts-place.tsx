import { MantineThemeProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { useTexts } from "../i18n/index.ts";
import { toastTime } from "./toast-time.ts";

/** Where toasts are shown; their close button has a name. */
export function ToastsPlace() {
  const { t } = useTexts();
  const closeButtonProps = { "aria-label": t("common.close") };
  return (
    <MantineThemeProvider
      theme={{
        components: {
          Notification: {
            defaultProps: { closeButtonProps, styles: { description: { color: "var(--mantine-color-dark-4)" } } },
          },
        },
      }}
    >
      <Notifications position="top-right" autoClose={toastTime.usual} pauseResetOnHover="notification" />
    </MantineThemeProvider>
  );
}
