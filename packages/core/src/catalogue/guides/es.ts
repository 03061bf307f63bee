import type { Guides } from "./guide.ts";

export const guides: Guides = {
  panels: {
    title: "Paneles fotovoltaicos",
    lead: "Módulos monocristalinos, full black, bifaciales y de color, desde la unidad suelta hasta el contenedor, con potencia, garantías y €/Wp comparados.",
    sections: [
      {
        heading: "Qué módulo para cada tejado",
        paragraphs: [
          "En el tejado de una vivienda cuenta la producción por metro cuadrado: fíjate en la eficiencia, no solo en los vatios. Un módulo de 450 W muy grande puede producir menos por superficie que uno de 430 W más compacto; y además tiene que caber entre chimeneas y ventanas de tejado.",
          "El full black se elige por estética: se calienta un poco más y cuesta más a igualdad de potencia. El bifacial compensa de verdad donde la luz vuelve por detrás, es decir, en suelo, en marquesinas y en cubiertas planas claras; apoyado sobre un faldón oscuro, la cara posterior trabaja poco.",
        ],
      },
      {
        heading: "Las cifras que hay que leer en la ficha técnica",
        paragraphs: [
          "El coeficiente de temperatura indica cuánta potencia se pierde por cada grado por encima de los 25 °C de la célula: entre -0,29 y -0,35 %/°C la diferencia, en verano, es de algunos puntos porcentuales. La tensión en circuito abierto (Voc) en frío decide cuántos módulos caben en un string sin superar la tensión máxima del inversor.",
          "Las garantías son dos y hay que leerlas por separado: la de producto cubre los defectos; la de rendimiento asegura una potencia mínima al cabo de cierto número de años. Las células de tipo N y las células partidas (half-cut) suelen degradarse menos y acusan menos las sombras parciales.",
        ],
      },
      {
        heading: "Comprar por unidad, por palé o por contenedor",
        paragraphs: [
          "Los módulos viajan en palés: completar uno reduce tanto el precio por unidad, para las empresas habilitadas, como el riesgo de roturas. Prevé siempre algún módulo de reserva del mismo lote: dentro de unos años ese modelo podría no existir.",
        ],
      },
    ],
  },
  inverters: {
    title: "Inversores fotovoltaicos",
    lead: "Monofásicos, trifásicos, híbridos, microinversores y retrofit: elige por potencia, número de MPPT y tensión de entrada.",
    sections: [
      {
        heading: "Monofásico, trifásico, híbrido",
        paragraphs: [
          "En Italia, una instalación conectada en baja tensión puede ser monofásica hasta 6 kW; por encima hace falta trifásica. Si el suministro ya es trifásico, un inversor trifásico evita desequilibrar las fases.",
          "El híbrido carga y descarga una batería en el lado de corriente continua: conviene si la batería llega enseguida o en pocos años. En una instalación existente, un retrofit añade la batería en el lado de alterna sin tocar el inversor que ya está.",
        ],
      },
      {
        heading: "Strings, MPPT y tensiones",
        paragraphs: [
          "Cada orientación distinta del tejado pide su propio MPPT: dos faldones, dos MPPT. La tensión en circuito abierto del string a la temperatura más fría del lugar debe quedar por debajo de la tensión máxima; la de trabajo, en verano, dentro de la ventana MPPT.",
          "La corriente de cortocircuito máxima debe compararse con la del módulo, más alta en los módulos grandes actuales y en los bifaciales. La comprobación de la instalación, en la página de comparación, hace estos cálculos con las cifras de las fichas y dice qué no puede comprobar.",
        ],
      },
      {
        heading: "Relación DC/AC",
        paragraphs: [
          "Una potencia de módulos algo superior a la del inversor, entre 1,1 y 1,3 veces, aprovecha mejor las horas de poca luz: los picos recortados son pocos. Lo que cuenta es la potencia DC máxima declarada por el fabricante, que no debe superarse.",
        ],
      },
    ],
  },
  batteries: {
    title: "Baterías de almacenamiento",
    lead: "Almacenamiento en alta y baja tensión para el hogar y la industria, con capacidad, BMS y €/kWh comparados.",
    sections: [
      {
        heading: "Cuánta capacidad hace falta",
        paragraphs: [
          "Conviene partir del consumo entre la puesta y la salida del sol, no de la potencia de la instalación: una casa que de noche gasta 6 kWh aprovecha bien una batería de 7 a 10 kWh. Una batería más grande se queda medio vacía en invierno y su precio por kWh utilizado sube.",
          "Las baterías modulares se pueden ampliar, pero normalmente solo con módulos del mismo modelo y en los pocos años que siguen a la instalación: deja espacio y comprueba cuántos se pueden poner en paralelo.",
        ],
      },
      {
        heading: "Alta o baja tensión",
        paragraphs: [
          "La alta tensión trabaja con corrientes más pequeñas y, por tanto, con cables más finos y menos pérdidas; la baja tensión (unos 48 V) es más sencilla de ampliar y muy habitual con los inversores de aislada (off-grid). La tensión debe ser la que acepta el inversor híbrido: la comprobación de la instalación lo verifica.",
        ],
      },
      {
        heading: "Seguridad y ubicación",
        paragraphs: [
          "Las células LiFePO4 (litio-ferrofosfato) son térmicamente más estables y duran más ciclos que otras químicas de litio. El BMS protege frente a sobrecargas, descargas profundas y temperaturas extremas: cuando no está integrado, hay que preverlo aparte.",
          "Fíjate en el grado de protección: con IP65 puede ir en el exterior, al resguardo del sol directo; con IP20 necesita un local seco. Bajo cero, la carga de las células de litio queda limitada o bloqueada.",
        ],
      },
    ],
  },
  emobility: {
    title: "Recarga para coches eléctricos",
    lead: "Wallbox monofásicos y trifásicos y cargadores de corriente continua, para combinar con la fotovoltaica.",
    sections: [
      {
        heading: "Qué potencia",
        paragraphs: [
          "En corriente alterna decide el cargador de a bordo del coche: muchos aceptan 7,4 kW en monofásica u 11 kW en trifásica, pocos 22 kW. Un wallbox más potente que el coche no carga más deprisa.",
          "En casa cuenta sobre todo la potencia contratada: un wallbox con control dinámico de la carga reduce la recarga cuando arrancan el horno y la bomba de calor, y sigue los excedentes fotovoltaicos. Pregunte si el contador de energía necesario está incluido.",
        ],
      },
      {
        heading: "Conector y montaje",
        paragraphs: [
          "En Europa, la toma de corriente alterna es la de Tipo 2. Con el cable incorporado se va más rápido; si solo hay toma, se usa el cable del coche. La longitud del cable se mide hasta la toma del coche aparcado, no hasta el parachoques.",
          "Cada punto de recarga necesita una línea propia con la protección diferencial indicada por el fabricante, tendida por un instalador autorizado.",
        ],
      },
    ],
  },
  others: {
    title: "Accesorios para fotovoltaica",
    lead: "Conectores, dispositivos de interfaz, recambios y estaciones meteorológicas: lo que completa la instalación.",
    sections: [
      {
        heading: "Conectores: la misma marca en ambos lados",
        paragraphs: [
          "Dos conectores «compatibles» de marcas distintas pueden calentarse hasta arder: los fabricantes solo garantizan la unión entre los suyos. Elige el conector del módulo y crímpalo con la crimpadora prevista, para la sección de cable que utilices.",
        ],
      },
      {
        heading: "Dispositivo de interfaz",
        paragraphs: [
          "En Italia, la norma CEI 0-21 (baja tensión) exige el sistema de protección de interfaz; en instalaciones de más de 11,08 kW debe ser un dispositivo externo al inversor. En media tensión se aplica la CEI 0-16.",
        ],
      },
      {
        heading: "Medir para entender",
        paragraphs: [
          "Una estación meteorológica con sensores de irradiancia y temperatura permite saber si una caída de producción viene del cielo o de la instalación: en las plantas grandes se amortiza con la primera avería detectada a tiempo.",
        ],
      },
    ],
  },
  optimizers: {
    title: "Optimizadores de potencia",
    lead: "Un seguidor MPPT por módulo: contra las sombras, para leer cada panel y para desconectar con seguridad.",
    sections: [
      {
        heading: "Cuándo hacen falta de verdad",
        paragraphs: [
          "Donde una chimenea o un árbol da sombra a unos pocos módulos, el optimizador evita que arrastren a todo el string. En un tejado despejado y con una sola orientación la ganancia es pequeña: a menudo basta un inversor con varios MPPT.",
          "También sirven para ver la producción módulo a módulo y, en los sistemas que lo prevén, para llevar el string a una tensión segura cuando la instalación está apagada.",
        ],
      },
      {
        heading: "Compatibilidad",
        paragraphs: [
          "Algunos optimizadores solo funcionan con el inversor de la misma marca; otros, con cualquier inversor de string. La potencia y la tensión máximas de entrada deben compararse con las del módulo; la longitud de los cables, con la colocación, vertical u horizontal.",
        ],
      },
    ],
  },
  structures: {
    title: "Estructuras de montaje",
    lead: "Perfiles, soportes, grapas, lastres y sistemas completos para tejados inclinados, cubiertas planas, chapa y suelo.",
    sections: [
      {
        heading: "Primero el tejado, luego la estructura",
        paragraphs: [
          "Las tejas piden ganchos salvatejas fijados a los cabios; en la chapa grecada se montan miniperfiles y en la de junta alzada, grapas que no la perforan; en la cubierta plana, los lastres evitan agujerear la impermeabilización, si el forjado soporta el peso.",
          "La nieve y el viento del lugar deciden la distancia entre fijaciones: la establece el proyectista. Los bordes de la cubierta reciben más viento que el centro.",
        ],
      },
      {
        heading: "Materiales que se llevan bien",
        paragraphs: [
          "Aluminio para los perfiles, acero inoxidable para tornillos y ganchos: juntos duran. El acero galvanizado y el aluminio, en contacto y con humedad, se corroen; cerca del mar, todavía más.",
        ],
      },
      {
        heading: "Contar las piezas",
        paragraphs: [
          "Cada fila necesita dos perfiles; las grapas intermedias van entre módulo y módulo y las finales en los extremos, con la altura del marco del módulo. Un perfil largo se dilata: a partir de unos diez metros hace falta una junta de dilatación.",
        ],
      },
    ],
  },
  electrical_cabinet: {
    title: "Cuadros eléctricos",
    lead: "Cajas de strings y cuadros de interfaz y AC/DC cableados, por número de strings y potencia de la instalación.",
    sections: [
      {
        heading: "Qué cuadro y dónde",
        paragraphs: [
          "La caja de strings agrupa los strings y los protege en el lado de corriente continua; el cuadro AC/DC reúne las protecciones de los dos lados; el de interfaz separa la instalación de la red cuando la red falla, como exige en Italia la CEI 0-21.",
        ],
      },
      {
        heading: "Qué comprobar",
        paragraphs: [
          "Strings de entrada y de salida, rango de potencia, tensión máxima en continua y grado de protección: en el exterior, al menos IP65, lejos del sol directo. Los descargadores de sobretensión se desgastan: deben poder sustituirse y su indicador debe quedar a la vista.",
          "Con tres o más strings en paralelo hacen falta, por regla general, fusibles de string; con uno o dos, normalmente no: lo dice la corriente inversa máxima del módulo.",
        ],
      },
    ],
  },
};
