import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { Shell } from "../features/shell/shell.tsx";
import { useTexts } from "../i18n/index.ts";
import { ErrorScreen } from "../ui/error-screen.tsx";
import { NetworkNotice } from "../ui/network.tsx";
import { EmptyPage } from "../ui/states.tsx";
import { AnchorLink } from "../ui/links.tsx";
import { Toasts } from "../ui/toasts/toasts.tsx";
import type { LateTree } from "./-stands-for.ts";

export const Route = createRootRouteWithContext<{
  queryClient: QueryClient;
  openTree: (tree: LateTree) => Promise<void>;
}>()({
  component: () => (
    <Shell>
      <Outlet />
      {/* Inside the router: toasts hold links. */}
      <Toasts />
      <NetworkNotice />
    </Shell>
  ),
  notFoundComponent: NotFound,
  errorComponent: ErrorScreen,
});

function NotFound() {
  const { t } = useTexts();
  return (
    <EmptyPage title={t("common.notFound")}>
      <AnchorLink to="/">{t("common.home")}</AnchorLink>
    </EmptyPage>
  );
}
