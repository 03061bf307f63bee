import { NativeSelect, useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { useTexts } from "../../i18n/index.ts";
import { looks } from "../../ui/theme.ts";

/** How the shop looks on this device, for visitors too. */
export function LookSelect() {
  const { t } = useTexts();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <NativeSelect
      label={t("look.title")}
      value={colorScheme}
      data={looks.map((look) => ({ value: look, label: t(`look.${look}`) }))}
      onChange={({ currentTarget }) => setColorScheme(currentTarget.value as MantineColorScheme)}
    />
  );
}
