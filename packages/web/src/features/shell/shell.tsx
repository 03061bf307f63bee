import { Badge, Box, Burger, Button, Container, Group } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useLocation } from "@tanstack/react-router";
import { Fragment, Suspense, type ReactNode } from "react";
import { useCountry } from "../../i18n/country.ts";
import { useTexts } from "../../i18n/index.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { AnchorLink, ButtonLink } from "../../ui/links.tsx";
import { categoryNames } from "../catalogue/names.ts";
import { AnotherViewer } from "../acting/another-viewer.tsx";
import { CompareTrayPlace } from "../catalogue/compare/compare-tray-place.tsx";
import { ProductModalPlace } from "../catalogue/product/product-modal-place.tsx";
import { SearchBox } from "../catalogue/search/search-box.tsx";
import { Footer } from "./footer.tsx";
import { LanguageOfferPlace } from "./language-offer-place.tsx";
import { LoginDialog } from "../login/login-dialog.tsx";
import { UnpaidBarPlace } from "../orders/unpaid-bar-place.tsx";
import { Proof } from "../login/proof.tsx";
import { RegionButton } from "../menus/region-button.tsx";
import { useRegionOfAccount } from "../menus/region.ts";
import { useHeadingTitle, useRouteTitle } from "./route-title.ts";
import { useCartCount, useMayOrder, usePricesOfViewer, useUser } from "../login/session.ts";
import { IconShoppingCart } from "../../ui/icons.gen.ts";

const ActingBanner = lazyPart(async () => (await import("../acting/acting-banner.tsx")).ActingBanner, {
  overlay: true,
});
const AccountMenu = lazyPart(async () => (await import("../menus/account-menu.tsx")).AccountMenu, { overlay: true });
const OfficeHeader = lazyPart(async () => (await import("../back-office/office-header.tsx")).OfficeHeader, {
  overlay: true,
});
const CategoryDrawer = lazyPart(async () => (await import("./category-drawer.tsx")).CategoryDrawer, { overlay: true });

/** Header, content, footer of the storefront; the back office has a header of its own and no footer. */
export function Shell({ children }: { children: ReactNode }) {
  useRouteTitle();
  usePricesOfViewer();
  const { t } = useTexts();
  const atWork = useLocation({ select: ({ pathname }) => /^\/(back-office|warehouses?)(\/|$)/.test(pathname) });
  useHeadingTitle(atWork);
  const { locale } = useCountry();
  useRegionOfAccount();
  return (
    <>
      <a className="skip" href="#content">
        {t("skip")}
      </a>
      <Acting />
      {atWork ? (
        <Suspense fallback={<Box component="header" className="header office-header" />}>
          <OfficeHeader />
        </Suspense>
      ) : (
        <Header />
      )}
      <UnpaidBarPlace />
      <main id="content">
        {/* Another shop is another page: every price and format in it is drawn anew. */}
        <Fragment key={locale}>{children}</Fragment>
      </main>
      <CompareTrayPlace />
      {!atWork && <Footer />}
      <ProductModalPlace />
      <Proof />
      <AnotherViewer />
      {!atWork && <LanguageOfferPlace />}
    </>
  );
}

function Acting() {
  const user = useUser();
  if (!user?.actedBy) return null;
  return (
    <Suspense fallback={null}>
      <ActingBanner />
    </Suspense>
  );
}

function Header() {
  const { t, language } = useTexts();
  const [menu, { toggle, close }] = useDisclosure(false);
  return (
    <Box component="header" className="header">
      <Container size="xl" pt="sm" pb={{ xs: "sm", md: 0 }}>
        <Group wrap="nowrap" gap="lg" className="header-row">
          <Burger opened={menu} onClick={toggle} hiddenFrom="md" aria-label={t("nav.menu")} size="sm" />
          <AnchorLink to="/" className="brand" underline="never">
            <span className="sun" aria-hidden="true" />
            Solvia
          </AnchorLink>
          <Box flex={1} maw={680} visibleFrom="sm">
            <SearchBox />
          </Box>
          <AccountArea />
        </Group>
        <Box hiddenFrom="sm" mt="sm">
          <SearchBox />
        </Box>
        <Group component="nav" gap={0} mt={6} visibleFrom="md" aria-label={t("nav.catalogue")}>
          {categoryNames(language).map(([category, name]) => (
            <AnchorLink
              key={category}
              to="/search"
              search={{ category }}
              activeOptions={{ includeSearch: true }}
              className="category-link"
              underline="never"
            >
              {name}
            </AnchorLink>
          ))}
          <AnchorLink to="/kit" className="category-link" underline="never">
            {t("nav.kits")}
          </AnchorLink>
        </Group>
      </Container>
      {menu && (
        <Suspense fallback={null}>
          <CategoryDrawer onClose={close} />
        </Suspense>
      )}
    </Box>
  );
}

function AccountArea() {
  const { t } = useTexts();
  const user = useUser();
  const count = useCartCount();
  const mayOrder = useMayOrder();
  const [dialog, { open, close }] = useDisclosure(false);
  const isOwn = useLocation({ select: ({ pathname }) => pathname.startsWith("/profile") });
  // On a page of one's own nobody is called a visitor before it is known; the room for the words is kept.
  const unknown = isOwn && user === undefined ? "hidden" : undefined;
  return (
    <Group gap="sm" wrap="nowrap" ml="auto" className="account-area">
      <RegionButton short variant="subtle" color="dark" px="sm" visibleFrom="md" />
      {user ? (
        <Suspense fallback={null}>
          <AccountMenu />
        </Suspense>
      ) : (
        <>
          <ButtonLink to="/registration" variant="subtle" px="sm" visibleFrom="md" style={{ visibility: unknown }}>
            {t("nav.register")}
          </ButtonLink>
          <Button variant="subtle" onClick={open} px="sm" style={{ visibility: unknown }}>
            {t("nav.login")}
          </Button>
        </>
      )}
      {mayOrder && (
        <ButtonLink to="/forklift" variant="light" px="sm">
          <IconShoppingCart size={20} aria-hidden />
          <span className="sr-only">{`${t("nav.cart")} (${count})`}</span>
          {count > 0 && (
            <Badge ml={6} circle color="sun.4" c="dark.9" aria-hidden>
              {count}
            </Badge>
          )}
        </ButtonLink>
      )}
      <LoginDialog opened={dialog} onClose={close} />
    </Group>
  );
}
