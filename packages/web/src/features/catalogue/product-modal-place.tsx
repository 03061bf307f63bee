import { lazy, Suspense } from "react";
import { useShownProduct } from "./product-modal-store.ts";

const Modal = lazy(async () => ({ default: (await import("./product-modal.tsx")).ProductModal }));

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
