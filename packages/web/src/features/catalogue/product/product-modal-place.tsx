import { Suspense } from "react";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { useShownProduct } from "./product-modal-store.ts";

const Modal = lazyPart(async () => (await import("./product-modal.tsx")).ProductModal, { overlay: true });

/** Where the product modal is shown; its code comes with the first product. */
export function ProductModalPlace() {
  const id = useShownProduct();
  return (
    id && (
      <Suspense fallback={null}>
        <Modal key={id} id={id} />
      </Suspense>
    )
  );
}
