import type { AnyRoute, AnyRouter } from "@tanstack/react-router";

/**
 * Brings the back office's routes and puts them in the place of the one that stood for them. They are a tree of their own, so that
 * nobody who only buys loads their names and searches.
 */
export async function openOffice(router: AnyRouter): Promise<void> {
  const root = router.routeTree as AnyRoute;
  const shop = children(root).filter(({ id }) => id !== standIn);
  if (shop.length === children(root).length) return;
  const { routeTree: office } = await import("./office-tree.gen.ts");
  root.addChildren([...shop, ...children(office)]);
  router.setRoutes(router.buildRouteTree());
}

/** The route that stands for all of the office's until they are there. */
const standIn = "/back-office/$";

const children = (route: AnyRoute): AnyRoute[] => Object.values((route.children ?? {}) as Record<string, AnyRoute>);
