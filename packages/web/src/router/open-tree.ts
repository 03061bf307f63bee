import type { AnyRoute, AnyRouter } from "@tanstack/react-router";
import type { LateTree } from "../routes/-stands-for.ts";

const trees: Readonly<Record<LateTree, () => Promise<AnyRoute>>> = {
  office: async () => (await import("./office-tree.gen.ts")).routeTree,
  customer: async () => (await import("./customer-tree.gen.ts")).routeTree,
};

/** The routes that stand for all of a tree's until they are there. */
const standIns: Readonly<Record<LateTree, ReadonlySet<string>>> = {
  office: new Set(["/back-office/$", "/warehouses/$", "/warehouse/$"]),
  customer: new Set(["/profile/$", "/quotations/$", "/transactions/$", "/dashboard/$"]),
};

let opened: Promise<void> = Promise.resolve();

/**
 * Brings a tree's routes and puts them in the place of those that stood for them. They are trees of their own, so that who only looks
 * at goods loads neither their names nor what they search by. One tree after the other: each, when it comes, takes the root's
 * children for its own.
 */
export function openTree(router: AnyRouter, tree: LateTree): Promise<void> {
  const asked = opened.then(() => bring(router, tree));
  opened = asked.catch(() => undefined);
  return asked;
}

async function bring(router: AnyRouter, tree: LateTree): Promise<void> {
  const root = router.routeTree as AnyRoute;
  const standing = children(root);
  const kept = standing.filter(({ id }) => !standIns[tree].has(id));
  if (kept.length === standing.length) return;
  root.addChildren([...kept, ...children(await trees[tree]())]);
  router.setRoutes(router.buildRouteTree());
}

const children = (route: AnyRoute): AnyRoute[] => Object.values((route.children ?? {}) as Record<string, AnyRoute>);
