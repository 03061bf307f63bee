import { redirect } from "@tanstack/react-router";

/** The routes that come when one of them is asked for: the back office's with the warehouse's, and the customer's own area. */
export type LateTree = "office" | "customer";

interface Asked {
  context: { openTree: (tree: LateTree) => Promise<void> };
  location: { href: string };
}

/** What a route does that stands for a tree's pages: it brings their routes and asks for the same address again. */
export const standsFor =
  (tree: LateTree) =>
  async ({ context, location }: Asked): Promise<never> => {
    await context.openTree(tree);
    throw redirect({ href: location.href, replace: true });
  };
