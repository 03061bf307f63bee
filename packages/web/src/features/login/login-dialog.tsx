import { Suspense, type ComponentProps } from "react";
import { lazyPart } from "../../ui/lazy-part.tsx";
import type { LoginFormDialog } from "./login-form-dialog.tsx";

const Dialog = lazyPart(async () => (await import("./login-form-dialog.tsx")).LoginFormDialog, { overlay: true });

/** The login dialog; its code comes when it is first opened. */
export const LoginDialog = (props: ComponentProps<typeof LoginFormDialog>) =>
  props.opened && (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
