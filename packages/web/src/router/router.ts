import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { ErrorScreen } from "../ui/error-screen.tsx";
import type { FileRouteTypes as CustomerRoutes, RootRouteChildren as CustomerChildren } from "./customer-tree.gen.ts";
import type { FileRouteTypes as OfficeRoutes, RootRouteChildren as OfficeChildren } from "./office-tree.gen.ts";
import type { LateTree } from "../routes/-stands-for.ts";
import { openTree } from "./open-tree.ts";
import {
  routeTree,
  type FileRouteTypes as ShopRoutes,
  type RootRouteChildren as ShopChildren,
} from "./shop-tree.gen.ts";

/** Every address there is: links are typed by all, also where the routes come when one of them is asked for (open-tree.ts). */
interface AllRoutes {
  fileRoutesByFullPath: ShopRoutes["fileRoutesByFullPath"] &
    CustomerRoutes["fileRoutesByFullPath"] &
    OfficeRoutes["fileRoutesByFullPath"];
  fullPaths: ShopRoutes["fullPaths"] | CustomerRoutes["fullPaths"] | OfficeRoutes["fullPaths"];
  fileRoutesByTo: ShopRoutes["fileRoutesByTo"] & CustomerRoutes["fileRoutesByTo"] & OfficeRoutes["fileRoutesByTo"];
  to: ShopRoutes["to"] | CustomerRoutes["to"] | OfficeRoutes["to"];
  id: ShopRoutes["id"] | CustomerRoutes["id"] | OfficeRoutes["id"];
  fileRoutesById: ShopRoutes["fileRoutesById"] & CustomerRoutes["fileRoutesById"] & OfficeRoutes["fileRoutesById"];
}

/* oxlint-disable no-underscore-dangle -- so the router names what its generated trees call */
const typedByAll = routeTree
  ._addFileChildren(routeTree.children as ShopChildren & CustomerChildren & OfficeChildren)
  ._addFileTypes<AllRoutes>();
/* oxlint-enable no-underscore-dangle */

export function makeRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree: typedByAll,
    context: { queryClient, openTree: (tree: LateTree): Promise<void> => openTree(router, tree) },
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
