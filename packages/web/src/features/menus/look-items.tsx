import { Menu, useMantineColorScheme } from "@mantine/core";
import { useTexts } from "../../i18n/index.ts";
import { looks } from "../../ui/theme.ts";

/** How the application looks on this device, among the account's places. */
export function LookItems() {
  const { t } = useTexts();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>{t("look.title")}</Menu.Label>
      {looks.map((look) => (
        <Menu.Item
          key={look}
          role="menuitemradio"
          aria-checked={colorScheme === look}
          data-chosen={colorScheme === look || undefined}
          className="look-item"
          onClick={() => setColorScheme(look)}
        >
          {t(`look.${look}`)}
        </Menu.Item>
      ))}
    </>
  );
}
