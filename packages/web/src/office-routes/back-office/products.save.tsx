import { createFileRoute, redirect } from "@tanstack/react-router";

/** An address of its own in the specification: a new product. */
export const Route = createFileRoute("/back-office/products/save")({
  beforeLoad: () => {
    throw redirect({ to: "/back-office/add-product", replace: true });
  },
});
