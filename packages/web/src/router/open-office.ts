import type { AnyRoute, AnyRouter } from "@tanstack/react-router";

/**
 * Brings the back office's routes and puts them in the place of the one that stood for them. They are a tree of their own, so that
 * nobody who only buys loads their names and searches.
 */
export async function openOffice(router: AnyRouter): Promise<void> {
  const root = router.routeTree as AnyRoute;
  const shop = children(root).filter(({ id }) => !standIns.has(id));
  if (shop.length === children(root).length) return;
  const { routeTree: office } = await import("./office-tree.gen.ts");
  root.addChildren([...shop, ...children(office)]);
  router.setRoutes(router.buildRouteTree());
}

/** The routes that stand for all of the office's, and the warehouse's, until they are there. */
const standIns: ReadonlySet<string> = new Set(["/back-office/$", "/warehouses/$", "/warehouse/$"]);

const children = (route: AnyRoute): AnyRoute[] => Object.values((route.children ?? {}) as Record<string, AnyRoute>);
