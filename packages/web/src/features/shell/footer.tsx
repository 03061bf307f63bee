import { houseLinks } from "@solvia/core/content/house-links";
import { Box, Container, SimpleGrid, Stack, Text } from "@mantine/core";
import { useTexts } from "../../i18n/index.ts";
import { nameIn } from "../../i18n/vocabulary.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { categoryNames } from "../catalogue/names.ts";
import { LookSelect } from "../menus/look-select.tsx";
import { RegionButton } from "../menus/region-button.tsx";
import { useUser } from "../login/session.ts";

/** Below every page of the shop. */
export function Footer() {
  const { t, language } = useTexts();
  const user = useUser();
  return (
    <Box component="footer" className="footer">
      <Container size="xl">
        <SimpleGrid cols={{ xs: 1, sm: 2, md: 5 }} spacing="xl">
          <Stack gap={6}>
            <Text className="brand">Solvia</Text>
            <Text size="sm">{t("footer.raee")}</Text>
          </Stack>
          <Stack component="nav" gap={6} aria-label={t("nav.inFooter", { name: t("footer.catalogue") })}>
            <Text fw={600}>{t("footer.catalogue")}</Text>
            {categoryNames(language)
              .slice(0, 4)
              .map(([category, name]) => (
                <AnchorLink key={category} to="/category/$category" params={{ category }} size="sm" c="inherit">
                  {name}
                </AnchorLink>
              ))}
            <AnchorLink to="/kit" size="sm" c="inherit">
              {t("nav.kits")}
            </AnchorLink>
          </Stack>
          <Stack component="nav" gap={6} aria-label={t("nav.inFooter", { name: t("footer.account") })}>
            <Text fw={600}>{t("footer.account")}</Text>
            {!user && (
              <AnchorLink to="/registration" size="sm" c="inherit">
                {t("nav.register")}
              </AnchorLink>
            )}
            <AnchorLink to="/profile/my-orders" size="sm" c="inherit">
              {t("nav.orders")}
            </AnchorLink>
            <AnchorLink to="/profile/shipping-address" size="sm" c="inherit">
              {t("nav.addresses")}
            </AnchorLink>
            <AnchorLink to="/request-quotation" size="sm" c="inherit">
              {t("footer.requestQuotation")}
            </AnchorLink>
            <AnchorLink to="/withdrawal" size="sm" c="inherit">
              {t("footer.withdrawal")}
            </AnchorLink>
          </Stack>
          <Stack component="nav" gap={6} aria-label={t("nav.inFooter", { name: "Solvia" })}>
            <Text fw={600}>Solvia</Text>
            {houseLinks.map((link) => (
              <AnchorLink key={link.path} to={link.path} size="sm" c="inherit">
                {nameIn(language, link, "house", link.path.slice(1))}
              </AnchorLink>
            ))}
          </Stack>
          <Stack gap={6} align="start">
            <Text fw={600}>{t("nav.region")}</Text>
            <RegionButton variant="white" />
            <LookSelect />
          </Stack>
        </SimpleGrid>
        <Text size="sm" mt="xl" className="small-print">
          {t("footer.rights")} {t("footer.prices")}.
        </Text>
      </Container>
    </Box>
  );
}
