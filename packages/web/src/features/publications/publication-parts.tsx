import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { publicationsTexts } from "../../i18n/areas/publications.ts";
import { useTexts } from "../../i18n/index.ts";
import { IconDownload } from "../../ui/icons.gen.ts";
import { useUser } from "../login/session.ts";
import { Tiles, useLanguageOf, type Card } from "./tiles.tsx";
import type { Publication } from "./use-publication.ts";

/** Who is logged in takes along what they may read. */
export function Download({ publication: { id, locked, preview } }: { publication: Publication }) {
  const { t, language } = useTexts(publicationsTexts);
  const user = useUser();
  if (!user || locked || preview) return null;
  return (
    <Button
      component="a"
      variant="default"
      size="compact-md"
      mt="sm"
      href={`/api/publications/${id}/download?language=${language}`}
      target="_blank"
      rel="noopener"
      leftSection={<IconDownload size={16} />}
    >
      {t("publications.download")}
    </Button>
  );
}

/** Its words, or how one comes to read them. */
export function Body({ publication }: { publication: Publication }) {
  const { t } = useTexts(publicationsTexts);
  const lang = useLanguageOf(publication);
  const user = useUser();
  if (!publication.locked) {
    // Sanitised on the server when it is saved.
    return <div className="pubs-body" lang={lang} dangerouslySetInnerHTML={{ __html: publication.body ?? "" }} />;
  }
  return (
    <section className="pubs-locked">
      <h2>{t("publications.locked.title")}</h2>
      <p>{t("publications.locked.text")}</p>
      <p className="pubs-ways">
        <Link className="pubs-go" to="/plans">
          {t("publications.locked.plans")}
        </Link>
        {!user && (
          <Link className="pubs-go pubs-quieter" to="/login">
            {t("publications.locked.login")}
          </Link>
        )}
      </p>
    </section>
  );
}

/** Others that belong to it; nothing where there are none. */
export function Part({ title, cards }: { title: string; cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="pubs-part">
      <div className="pubs-row">
        <h2>{title}</h2>
      </div>
      <Tiles cards={cards} level={3} />
    </section>
  );
}
