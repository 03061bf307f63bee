import { useNavigate } from "@tanstack/react-router";
import { call } from "../../../api/client.ts";
import { createOrderIntent } from "../../../api/endpoints.gen.ts";
import { CustomersOwn } from "../../acting/in-stead.tsx";
import { CardForm } from "./card-form.tsx";
import { toDeclined } from "./declined.ts";

/** Pays what is now due of an order, and goes on to the page that says how it went. */
export function PayOrderByCard({ orderId }: { orderId: string }) {
  const navigate = useNavigate();
  return (
    <CustomersOwn needs={createOrderIntent}>
      <CardForm
        subject={orderId}
        createIntent={() => call(createOrderIntent, { params: { id: orderId } })}
        onAnswer={(declined) =>
          void navigate(
            declined ? toDeclined(orderId) : { to: "/checkout/success/$id", params: { id: orderId }, replace: true },
          )
        }
      />
    </CustomersOwn>
  );
}
