import { Button, CloseButton, Group, Text } from "@mantine/core";
import type { Language } from "@solvia/core/platform/locale";
import { tagOf } from "@solvia/core/platform/text/reader-format";
import { setLanguage } from "../../i18n/index.ts";
import { languageNames } from "../../i18n/languages.ts";

/** In the language that is offered, whatever the page is read in: these texts come without the rest of that language. */
const words: Readonly<Record<Language, readonly [says: string, close: string]>> = {
  it: ["Solvia è anche in italiano.", "Chiudi"],
  en: ["Solvia is also in English.", "Close"],
  es: ["Solvia también está en español.", "Cerrar"],
  fr: ["Solvia existe aussi en français.", "Fermer"],
  de: ["Solvia gibt es auch auf Deutsch.", "Schließen"],
  ro: ["Solvia este și în română.", "Închide"],
  pt: ["A Solvia também está em português.", "Fechar"],
  nl: ["Solvia is er ook in het Nederlands.", "Sluiten"],
  bg: ["Solvia е и на български.", "Затвори"],
  pl: ["Solvia jest też po polsku.", "Zamknij"],
  sr: ["Solvia je dostupna i na srpskom.", "Zatvori"],
  uk: ["Solvia доступна й українською.", "Закрити"],
  nb: ["Solvia finnes også på norsk.", "Lukk"],
  hr: ["Solvia je dostupna i na hrvatskom.", "Zatvori"],
};

/** One line in the language that it offers. */
export function LanguageOffer({ offered, onClose }: { offered: Language; onClose: () => void }) {
  const [says, close] = words[offered];
  return (
    <aside className="language-offer" lang={tagOf(offered)} aria-label={says}>
      <Group gap="xs" wrap="nowrap">
        <Text size="sm">{says}</Text>
        <Button size="compact-sm" variant="light" flex="none" onClick={() => void setLanguage(offered)}>
          {languageNames[offered]}
        </Button>
        <CloseButton aria-label={close} onClick={onClose} />
      </Group>
    </aside>
  );
}
