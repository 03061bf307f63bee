import { createFileRoute, redirect } from "@tanstack/react-router";

/** Stands for the warehouse's pages, whose routes come with the office's. */
export const Route = createFileRoute("/warehouses/$")({
  beforeLoad: async ({ context, location }) => {
    await context.openOffice();
    throw redirect({ href: location.href, replace: true });
  },
});
