import { Box, Group, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { publicationsStyle } from "@solvia/core/site/pages/publications-look";
import { publicationsTexts } from "../../i18n/areas/publications.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { recentQuery } from "./queries.ts";
import { Tiles } from "./tiles.tsx";

/** The newest articles on the home page, which goes without where there are none or they don't come. */
export function RecentArticles() {
  const { t, language } = useTexts(publicationsTexts);
  const { data } = useQuery(recentQuery(language));
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <style>{publicationsStyle}</style>
      <Group justify="space-between" align="baseline" mt={60} mb="lg">
        <Title order={2}>{t("publications.recent")}</Title>
        <AnchorLink to="/articles" fw={600}>
          {t("publications.back")}
        </AnchorLink>
      </Group>
      <Box className="pubs">
        <Tiles cards={data.items} level={3} />
      </Box>
    </>
  );
}
