import { Anchor, type AnchorProps } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import { showProduct } from "./product/product-modal-store.ts";

/** A link to a product that opens its modal over the page; a new tab opens the product's own page. */
export function ProductLink({ id, children, ...style }: AnchorProps & { id: string; children: ReactNode }) {
  const router = useRouter();
  const { href } = router.buildLocation({ to: "/product/$id", params: { id } });
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    showProduct(id);
  };
  return (
    <Anchor href={href} onClick={open} aria-haspopup="dialog" {...style}>
      {children}
    </Anchor>
  );
}
