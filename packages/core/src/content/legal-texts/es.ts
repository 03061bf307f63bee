import type { LegalTexts } from "../plain-text.ts";

export const legalTexts: LegalTexts = {
  italianPrevails:
    "Este texto es una traducción: si difiere del texto italiano, prevalece el italiano. Se mantienen los derechos que la ley de tu país te reconoce como consumidor.",
  "terms-and-conditions": {
    title: "Términos y condiciones de uso",
    lead: "Las reglas para usar el sitio Solvia: quién puede registrarse, qué es público y cómo tratamos los contenidos y las cuentas. Texto de demostración de una sociedad inventada: antes de usarlo debe sustituirse por uno aprobado por un abogado.",
    sections: [
      {
        heading: "Quiénes somos",
        paragraphs: [
          "El sitio lo gestiona Solvia, sociedad de demostración con sede en Italia. Ningún pedido hecho en esta instalación de demostración da lugar a una venta real.",
        ],
      },
      {
        heading: "Cuenta",
        paragraphs: [
          "Pueden registrarse personas mayores de edad y empresas. Las empresas indican su NIF-IVA, que comprobamos en el registro europeo; algunas funciones solo se abren después de la verificación.",
          "Guarda bien tu contraseña y avísanos enseguida si crees que otras personas la conocen. Puedes cerrar la cuenta en cualquier momento desde los ajustes.",
        ],
      },
      {
        heading: "Contenidos del catálogo",
        paragraphs: [
          "Las fichas, los dibujos y los precios se preparan con cuidado, pero pueden contener errores: vale la ficha técnica del fabricante. Las imágenes son orientativas. Las marcas pertenecen a sus respectivos titulares.",
          "La comprobación del sistema es un consejo basado en los datos de las fichas: no sustituye el proyecto de un técnico habilitado.",
        ],
      },
      {
        heading: "Uso correcto",
        paragraphs: [
          "No está permitido eludir los límites de acceso, recopilar en masa los datos del catálogo sin acuerdo ni subir contenidos ilícitos. Quien quiera los datos de forma automática puede usar la API para revendedores.",
        ],
      },
      {
        heading: "Cambios y ley aplicable",
        paragraphs: [
          "Publicamos aquí cada cambio con su fecha. Se aplica la ley italiana; se mantienen los derechos que la ley reconoce al consumidor en el país en que vive.",
        ],
      },
    ],
  },
  "sales-conditions": {
    title: "Condiciones de venta",
    lead: "Precios, pedidos, entrega, desistimiento y garantías, para empresas y particulares. Texto de demostración de una sociedad inventada: antes de usarlo debe sustituirse por uno aprobado por un abogado.",
    sections: [
      {
        heading: "Precios",
        paragraphs: [
          "Los particulares ven los precios con IVA y tasas RAEE y de baterías; las empresas, los precios netos con la indicación «+ IVA». Los gastos de envío se ven en el carrito antes del pedido. Todos los precios están en euros.",
        ],
      },
      {
        heading: "Pedido y celebración del contrato",
        paragraphs: [
          "El pedido es una oferta; el contrato se celebra con la confirmación que enviamos por correo electrónico. Las piezas se reservan cuando se hace el pedido. Un pedido que no se paga en el plazo indicado caduca y las piezas vuelven a estar disponibles.",
        ],
      },
      {
        heading: "Entrega",
        paragraphs: [
          "Los plazos indicados en la ficha son semanas naturales desde la confirmación del pago o, para las empresas con pago aplazado, desde el pedido. En la entrega, comprueba los bultos delante del transportista y anota los daños en el documento de transporte.",
          "Las baterías de litio y las piezas fuera de medida viajan con medios dedicados. La recogida en el almacén es gratuita.",
        ],
      },
      {
        heading: "Derecho de desistimiento de los consumidores",
        paragraphs: [
          "Quien compra como particular puede desistir en un plazo de 14 días desde la entrega del último bien, sin decir por qué, también con la función de desistimiento de la página del pedido. Reembolsamos lo pagado, incluido el envío estándar, en un plazo de 14 días desde que recibimos la mercancía o la prueba de su envío. Los gastos de devolución corren a cargo de quien desiste. Para mercancías en palés, que no pueden volver por correo, el coste estimado es igual al de la entrega indicado en el pedido. Quedan excluidos los bienes hechos a medida.",
        ],
      },
      {
        heading: "Garantías",
        paragraphs: [
          "A los consumidores les corresponde la garantía legal de conformidad de dos años; a las empresas, de un año. Las garantías comerciales del fabricante, de producto y de rendimiento, se suman a ella y figuran en la ficha de cada producto.",
        ],
      },
      {
        heading: "Recogida de residuos eléctricos",
        paragraphs: [
          "Por cada aparato nuevo recogemos gratis el usado equivalente. Las tasas RAEE y de baterías, cuando proceden, se indican por separado en cada precio.",
        ],
      },
      {
        heading: "Litigios",
        paragraphs: [
          "Para los consumidores es competente el juez de su lugar de residencia; para las empresas, el de la sede de Solvia.",
        ],
      },
    ],
  },
  privacy: {
    title: "Política de privacidad",
    lead: "Qué datos tratamos, por qué, durante cuánto tiempo y cómo puedes decidir tú. Texto de demostración de una sociedad inventada: antes de usarlo debe sustituirse por uno aprobado por un abogado.",
    sections: [
      {
        heading: "Responsable",
        paragraphs: [
          "El responsable del tratamiento es Solvia, sociedad de demostración. Para cualquier pregunta, escribe a la asistencia por el chat o desde la página de tu cuenta.",
        ],
      },
      {
        heading: "Datos y finalidades",
        paragraphs: [
          "Datos de la cuenta y de la empresa: para el contrato y las obligaciones fiscales. Direcciones y teléfono: para entregar. Pedidos, pagos y facturas: para el contrato y por ley. Los números de tarjeta nunca pasan por nuestros sistemas: los trata el proveedor de pagos.",
          "Dirección IP y registro de accesos: para la seguridad. Boletín y comunicaciones comerciales: solo con tu consentimiento, que puedes retirar con un clic.",
        ],
      },
      {
        heading: "Conservación",
        paragraphs: [
          "Documentos fiscales: diez años. Cuenta: mientras siga abierta; al cerrarla se borran los datos personales, salvo los que la ley nos obliga a conservar. Registros de acceso: doce meses como máximo.",
        ],
      },
      {
        heading: "Quién más los ve",
        paragraphs: [
          "Transportistas, proveedor de pagos, proveedor de la infraestructura en el área europea y asesor fiscal: cada uno solo para su tarea y con un contrato que lo vincula. No vendemos datos.",
        ],
      },
      {
        heading: "Tus derechos",
        paragraphs: [
          "Puedes ver, corregir, exportar y borrar tus datos, limitar su uso y oponerte, desde los ajustes de la cuenta o escribiéndonos. Puedes presentar una reclamación ante la autoridad italiana de protección de datos (Garante per la protezione dei dati personali) o ante la del país en que vives (en España, la Agencia Española de Protección de Datos).",
        ],
      },
    ],
  },
  "cookie-policy": {
    title: "Política de cookies",
    lead: "Qué guarda el sitio en tu navegador y por qué. Texto de demostración de una sociedad inventada: antes de usarlo debe sustituirse por uno aprobado por un abogado.",
    sections: [
      {
        heading: "Cookies técnicas",
        paragraphs: [
          "Una cookie de sesión, que existe después de acceder y sirve para reconocerte, y una cookie del carrito, si pones productos en él sin haber accedido. Los scripts de la página no pueden leerlas; caducan solas, y la de sesión también cuando sales. No hace falta consentimiento, porque sin ellas el sitio no funciona. Una tercera cookie solo le dice a la página que has accedido, para que no muestre precios de otros: esta sí la leen los scripts, y no contiene nada más.",
        ],
      },
      {
        heading: "Memoria del navegador",
        paragraphs: [
          "El idioma, el país y los productos que comparar quedan en la memoria de tu navegador y no se nos envían como perfil: puedes borrarlos desde los ajustes del navegador.",
        ],
      },
      {
        heading: "Estadísticas y publicidad",
        paragraphs: [
          "Sin tu consentimiento no cargamos herramientas de estadística ni de publicidad. Si lo das, puedes retirarlo cuando quieras. En esta instalación de demostración no hay ninguna.",
        ],
      },
      {
        heading: "Pagos",
        paragraphs: [
          "En la caja, el formulario de la tarjeta es del proveedor de pagos, que usa sus propias cookies técnicas contra el fraude.",
        ],
      },
    ],
  },
};
