import type { HouseTexts } from "../plain-text.ts";

export const houseTexts: HouseTexts = {
  "about-us": {
    title: "Quiénes somos",
    lead: "Solvia vende material fotovoltaico a quien instala y a quien vive bajo el tejado, con precios explicados y disponibilidad real. Es una empresa de demostración: el catálogo y los textos sirven para mostrar cómo funciona la tienda.",
    sections: [
      {
        heading: "Precios que se explican solos",
        paragraphs: [
          "Cada importe muestra sus pasos: producto, tasas RAEE y de baterías, envío, IVA. El mismo cálculo vale en el carrito, en el pedido, en el presupuesto y en la factura.",
        ],
      },
      {
        heading: "Lo que se ve, está",
        paragraphs: [
          "La cantidad disponible es la del almacén menos lo que ya está reservado. Las piezas se reservan en el momento del pedido: nadie las vende dos veces.",
        ],
      },
      {
        heading: "Primero las cuentas, luego el carrito",
        paragraphs: [
          "La comprobación de la instalación compara paneles, inversores y baterías con las cifras de las fichas técnicas y dice qué encaja, qué no y qué no se puede comprobar, con los motivos.",
        ],
      },
      {
        heading: "Para empresas y particulares",
        paragraphs: [
          "Las empresas verificadas ven los precios netos, los palés y sus propias formas de pago; los particulares ven enseguida el precio final. Servimos a dieciocho países europeos.",
        ],
      },
    ],
  },
  services: {
    title: "Servicios",
    lead: "Lo que hacemos además de enviar: presupuestos, palés y contenedores, comprobación de la instalación, reventa sin almacén. Servicios de una empresa de demostración.",
    sections: [
      {
        heading: "Presupuestos",
        paragraphs: [
          "Para instalaciones completas o grandes cantidades se pide un presupuesto: las líneas quedan bloqueadas a los precios ofrecidos hasta su vencimiento y se convierten en pedido con un clic.",
        ],
      },
      {
        heading: "Palés y contenedores",
        paragraphs: [
          "Las empresas habilitadas compran por palé y por contenedor a un precio específico; la ficha del producto dice cuántas piezas faltan para completarlo y cuánto se ahorra.",
        ],
      },
      {
        heading: "Comprobación de la instalación",
        paragraphs: [
          "Strings, ventana MPPT, corrientes, relación DC/AC, fases y tensión de la batería, con la temperatura mínima del lugar. Es un consejo, gratuito y sin registro.",
        ],
      },
      {
        heading: "Reventa sin almacén",
        paragraphs: [
          "Los revendedores conectan su propia tienda mediante la API: catálogo, precios, disponibilidad y pedidos, con embalaje neutro y envío al cliente final.",
        ],
      },
      {
        heading: "Entrega y asistencia",
        paragraphs: [
          "Trampilla elevadora, recogida en el almacén, documentos de cada producto en su ficha, asistencia técnica por chat en horario de oficina. Recogida gratuita del aparato usado equivalente (RAEE).",
        ],
      },
    ],
  },
};
