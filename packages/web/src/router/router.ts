import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { ErrorScreen } from "../ui/error-screen.tsx";
import type { FileRouteTypes as OfficeRoutes, RootRouteChildren as OfficeChildren } from "./office-tree.gen.ts";
import { openOffice } from "./open-office.ts";
import {
  routeTree,
  type FileRouteTypes as ShopRoutes,
  type RootRouteChildren as ShopChildren,
} from "./shop-tree.gen.ts";

/** Every address there is: links are typed by all, also where the routes come when the back office is asked for (open-office.ts). */
interface AllRoutes {
  fileRoutesByFullPath: ShopRoutes["fileRoutesByFullPath"] & OfficeRoutes["fileRoutesByFullPath"];
  fullPaths: ShopRoutes["fullPaths"] | OfficeRoutes["fullPaths"];
  fileRoutesByTo: ShopRoutes["fileRoutesByTo"] & OfficeRoutes["fileRoutesByTo"];
  to: ShopRoutes["to"] | OfficeRoutes["to"];
  id: ShopRoutes["id"] | OfficeRoutes["id"];
  fileRoutesById: ShopRoutes["fileRoutesById"] & OfficeRoutes["fileRoutesById"];
}

/* oxlint-disable no-underscore-dangle -- so the router names what its generated trees call */
const typedByAll = routeTree
  ._addFileChildren(routeTree.children as ShopChildren & OfficeChildren)
  ._addFileTypes<AllRoutes>();
/* oxlint-enable no-underscore-dangle */

export function makeRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree: typedByAll,
    context: { queryClient, openOffice: (): Promise<void> => openOffice(router) },
    defaultPreload: "intent",
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: true,
  });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
