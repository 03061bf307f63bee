import { createFileRoute, redirect } from "@tanstack/react-router";

/** Stands for every page of the back office until one is asked for: visitors of the shop don't carry its routes. */
export const Route = createFileRoute("/back-office/$")({
  beforeLoad: async ({ context, location }) => {
    await context.openOffice();
    throw redirect({ href: location.href, replace: true });
  },
});
