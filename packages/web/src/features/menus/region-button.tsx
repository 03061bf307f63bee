import { named } from "@solvia/core/platform/locale";
import { Button, type ButtonProps } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Suspense } from "react";
import { useCountry } from "../../i18n/country.ts";
import { useTexts } from "../../i18n/index.ts";
import { languageNames } from "../../i18n/languages.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { IconWorld } from "../../ui/icons.gen.ts";

const RegionDialog = lazyPart(async () => (await import("./region-dialog.tsx")).RegionDialog, { overlay: true });

interface Props extends ButtonProps {
  short?: boolean;
  /** After the visitor has confirmed a choice. */
  onChosen?: () => void;
}

/** Says the country and the language, and opens the dialog that changes them; `short` has the code of the country only. */
export function RegionButton({ short = false, onChosen, ...button }: Props) {
  const { t, language } = useTexts();
  const country = useCountry();
  const [opened, { open, close }] = useDisclosure(false);
  const name = languageNames[language];
  return (
    <>
      <Button {...button} onClick={open} leftSection={<IconWorld size={18} />}>
        <span className="sr-only">{named(language, t("nav.region"), "")}</span>
        {short ? `${country.code} · ${name}` : `${country.name} · ${name}`}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <RegionDialog onClose={close} onChosen={onChosen} />
        </Suspense>
      )}
    </>
  );
}
