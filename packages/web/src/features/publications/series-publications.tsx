import { Box, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { publicationsStyle } from "@solvia/core/site/pages/publications-look";
import { publicationsTexts } from "../../i18n/areas/publications.ts";
import { useTexts } from "../../i18n/index.ts";
import { seriesQuery } from "./queries.ts";
import { Tiles } from "./tiles.tsx";

/** What is written about a product's series, the newest first; nothing where nothing is. */
export function SeriesPublications({ seriesId }: { seriesId: string }) {
  const { t, language } = useTexts(publicationsTexts);
  const { data } = useQuery(seriesQuery(seriesId, language));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="of-series">
      <style>{publicationsStyle}</style>
      <Title order={3} size="h4" mb="lg" id="of-series">
        {t("publications.ofSeries")}
      </Title>
      <Box className="pubs">
        <Tiles cards={data.items} level={4} />
      </Box>
    </section>
  );
}
