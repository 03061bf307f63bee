import type { MailTexts } from "./it.ts";

/** What letters say, in Spanish. */
export const es: MailTexts = {
  footer: "Recibes este mensaje porque se refiere a tu cuenta o a uno de tus pedidos en Solvia.",
  hello: "Hola, {{name}}",
  notYou: "Si no has sido tú, escríbenos enseguida.",
  resetNow: "Si no has sido tú, restablécela enseguida.",
  resetAdvice: "Si no has sido tú, restablece enseguida la contraseña.",
  verification: {
    subject: "Confirma tu dirección de correo electrónico",
    preview: "Un clic y tu cuenta está lista.",
    heading: "Te damos la bienvenida, {{name}}",
    text: "Confirma tu dirección para iniciar sesión. El enlace vale 48 horas y una sola vez.",
    action: "Confirmar la dirección",
  },
  completion: {
    subject: "Completa tu registro",
    preview: "Elige la contraseña y tu cuenta está lista.",
    text: "Uno de nuestros agentes ha preparado tu cuenta en Solvia con los datos que nos diste. Elige la contraseña y acepta las condiciones para usarla. El enlace vale siete días y una sola vez.",
    action: "Completar el registro",
  },
  reset: {
    subject: "Restablece la contraseña",
    preview: "El enlace vale una hora.",
    text: "Has pedido una contraseña nueva. Si no has sido tú, ignora este mensaje: la contraseña sigue siendo la misma.",
    action: "Elegir la contraseña",
  },
  newEmail: {
    subject: "Confirma tu nueva dirección de correo electrónico",
    preview: "El enlace vale 48 horas.",
    text: "Cuando la confirmes, iniciarás sesión con esta dirección. Hasta entonces vale la anterior.",
    action: "Confirmar la dirección",
  },
  emailChanged: {
    subject: "Tu dirección de correo electrónico ha cambiado",
    text: "Desde ahora inicias sesión con la nueva dirección; esta ya no vale.",
  },
  passwordChanged: {
    subject: "Tu contraseña ha cambiado",
    text: "La contraseña de tu cuenta se ha cambiado y todas las demás sesiones se han cerrado.",
    keyEnded: "Tu clave de API tampoco vale ya: crea una nueva en los ajustes si la necesitas.",
    action: "Restablecer la contraseña",
  },
  secondFactor: {
    on: "Verificación en dos pasos activada",
    onText: "Desde ahora, para iniciar sesión hace falta también el código de tu aplicación de autenticación.",
    off: "Verificación en dos pasos desactivada",
    offText: "Desde ahora, para iniciar sesión basta la contraseña.",
  },
  secondFactorReset: {
    subject: "Verificación en dos pasos restablecida",
    preview: "Inicia sesión con la contraseña y actívala de nuevo.",
    text: "Nuestro equipo ha desactivado la verificación en dos pasos de tu cuenta: los códigos de la aplicación y los de recuperación ya no valen y todas las sesiones se han cerrado. Inicia sesión con la contraseña y actívala de nuevo.",
    advice: "Si no lo has pedido tú, restablece enseguida la contraseña y responde a este mensaje.",
    action: "Abrir los ajustes",
  },
  acting: {
    subject: "{{by}} actúa por ti en Solvia",
    text: "Desde ahora, durante una hora como máximo, {{by}} de Solvia puede llenar el carrito, hacer pedidos y guardar direcciones en tu nombre.",
    reason: "El motivo: {{reason}}",
    advice:
      "No puede cambiar la contraseña, el correo ni los miembros de la empresa, ni usar tu tarjeta o tu cuenta. Si no lo has pedido tú, responde a este mensaje.",
    done: "Hecho por ti: {{what}}",
    doneText: "{{by}} de Solvia ha actuado en tu nombre: {{what}}.",
    kinds: {
      cart: "carrito modificado",
      order: "pedido realizado o modificado",
      payment: "forma de pago elegida",
      address: "dirección guardada",
      notice: "aviso de disponibilidad cambiado",
    },
    action: "Ver lo que se ha hecho",
  },
  companyVerified: {
    subject: "Tu empresa está verificada",
    preview: "Ya puedes iniciar sesión y comprar.",
    text: "Hemos verificado los datos de tu empresa: ya puedes iniciar sesión y ver tus precios.",
    action: "Iniciar sesión",
  },
  companyRejected: {
    subject: "No hemos podido verificar tu empresa",
    text: "No hemos podido verificar tu empresa por este motivo:",
    next: "Corrige los datos y regístrate de nuevo: el NIF-IVA está libre.",
    action: "Registrarse",
  },
  available: {
    subject: "{{product}} vuelve a estar disponible",
    preview: "Nos lo pediste: ya puedes pedirlo.",
    text: "{{product}} vuelve a estar disponible. Las unidades se reservan al hacer el pedido.",
    once: "Te escribimos una sola vez: si quieres otro aviso, pídelo de nuevo en la página del producto.",
    action: "Ver el producto",
  },
  roles: {
    owner: "titular",
    buyer: "comprador",
    viewer: "solo lectura",
  },
  invitation: {
    subject: "{{name}} te invita a {{company}}",
    preview: "El enlace vale siete días.",
    heading: "Únete a {{company}}",
    text: "{{name}} te invita a trabajar en Solvia para {{company}}, con la función: {{role}}.",
    once: "El enlace vale una sola vez y durante siete días. Si no esperabas esta invitación, ignora el mensaje.",
    action: "Aceptar la invitación",
  },
  memberRemoved: {
    subject: "Ya no formas parte de {{company}}",
    preview: "Tu cuenta se mantiene, sin la empresa.",
    text: "Tu cuenta ya no está vinculada a {{company}}. Los pedidos hechos para la empresa siguen siendo de la empresa.",
  },
  approval: {
    subject: "Pedido {{number}} por aprobar",
    heading: "Un pedido espera tu aprobación",
    text: "{{name}} ha hecho un pedido de {{amount}}, por encima del límite de {{limit}}.",
    kept: "Las unidades quedan reservadas a los precios del pedido durante siete días; después el pedido caduca.",
    action: "Ver y decidir",
  },
  declined: {
    subject: "Pedido {{number}} no aprobado",
    preview: "Las unidades vuelven a estar libres.",
    heading: "El pedido {{number}} no se ha aprobado",
    expired: "Nadie ha decidido en siete días.",
  },
  order: {
    see: "Ver el pedido",
    transfer:
      "Encuentras los datos bancarios para la transferencia en tu cuenta, en la página del pedido: por seguridad nunca los enviamos por correo electrónico.",
    waste:
      "Al recibir un aparato eléctrico puedes devolver gratis el antiguo equivalente en nuestro almacén o pedir su recogida.",
    unpaid: "El pago no llegó a tiempo.",
  },
  withdrawal: {
    right:
      "Derecho de desistimiento: puedes desistir sin motivo en los 14 días siguientes a la entrega, y antes de ella. Reembolsamos el precio y el envío estándar en 14 días, cuando vuelva la mercancía; la devolución corre de tu cuenta. Para mercancías en palés, que no pueden volver por correo, el coste estimado es igual al de la entrega indicado en el pedido. Se excluyen los productos a medida o personalizados. Para desistir:",
    subject: "Desistimiento recibido: pedido {{number}}",
    heading: "Hemos recibido tu desistimiento",
    text: "{{name}} ha declarado que desiste del contrato del pedido {{number}}. Declaración recibida: {{at}} (hora de Roma).",
    sendBack: "Devuelve la mercancía recibida en un plazo de 14 días.",
    due: "Te devolveremos: {{amount}}",
    dueBy: "Te devolveremos antes del {{date}}: {{amount}}",
  },
  placed: {
    subject: "Pedido {{number}} recibido",
    heading: "Gracias por tu pedido",
  },
  received: {
    subject: "Pago recibido del pedido {{number}}",
    heading: "Pago recibido",
    text: "Hemos recibido {{amount}} por el pedido {{number}}.",
  },
  toReturn: {
    subject: "Pago por devolver: pedido {{number}}",
    heading: "Te devolvemos un pago",
    text: "Hemos recibido {{amount}} por el pedido {{number}}, pero no lo pagan: ya está pagado, ha cambiado o está cerrado. Los devolvemos a donde salieron, o te pediremos un IBAN.",
  },
  returned: {
    subject: "Reembolso enviado: pedido {{number}}",
    heading: "Reembolso enviado",
    text: "Te hemos devuelto {{amount}} del pedido {{number}}. Pueden tardar unos días en aparecer en tu cuenta.",
  },
  corrected: {
    subject: "Pago anotado por error: pedido {{number}}",
    heading: "Un pago estaba anotado por error",
    text: "Habíamos anotado {{amount}} para tu pedido {{number}} por error: ese dinero no es de este pedido. En la página del pedido puedes ver lo que queda por pagar.",
  },
  failed: {
    subject: "Pago no realizado: pedido {{number}}",
    preview: "Puedes volver a intentarlo ahora mismo.",
    heading: "El pago no se ha podido realizar",
    text: "No se ha cobrado nada.",
    action: "Reintentar",
  },
  chargedBack: {
    subject: "Pago devuelto por el banco: pedido {{number}}",
    preview: "Tu banco ha recuperado el importe.",
    heading: "Tu banco ha anulado el pago",
    text: "Tu banco ha recuperado {{amount}}, ya pagados por el pedido {{number}}: el importe vuelve a estar pendiente. Si no lo has pedido, responde a este correo.",
    action: "Ir al pago",
  },
  reminder: {
    subject: "Recordatorio de pago: pedido {{number}}",
    heading: "Recordatorio de pago",
    text: {
      one: "El pedido {{number}} espera el pago desde hace {{count}} día.",
      many: "El pedido {{number}} espera el pago desde hace {{count}} de días.",
      other: "El pedido {{number}} espera el pago desde hace {{count}} días.",
    },
    ignore: "Si ya has pagado, ignora este mensaje.",
  },
  stages: {
    ready: "Tu pedido {{number}} está listo para el envío",
    collectable: "Tu pedido {{number}} está listo para recoger",
    delivered: "Tu pedido {{number}} se ha entregado",
    cancelled: "Tu pedido {{number}} se ha anulado",
  },
};
