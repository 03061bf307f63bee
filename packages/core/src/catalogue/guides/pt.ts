import type { Guides } from "./guide.ts";

export const guides: Guides = {
  panels: {
    title: "Painéis fotovoltaicos",
    lead: "Módulos monocristalinos, full black, bifaciais e coloridos, da unidade ao contentor, com potência, garantias e €/Wp lado a lado.",
    sections: [
      {
        heading: "Que módulo para cada telhado",
        paragraphs: [
          "No telhado de uma casa conta a produção por metro quadrado: olhe para a eficiência, não só para os watts. Um módulo de 450 W muito grande pode produzir menos, por área, do que um de 430 W mais compacto; e tem de caber entre chaminés e janelas de telhado.",
          "O full black escolhe-se pela estética: aquece um pouco mais e custa mais para a mesma potência. O bifacial compensa realmente onde a luz regressa por trás, ou seja, no solo, em coberturas de estacionamento e em coberturas planas claras; encostado a uma água escura do telhado, o verso trabalha pouco.",
        ],
      },
      {
        heading: "Os números a ler na ficha técnica",
        paragraphs: [
          "O coeficiente de temperatura diz quanta potência se perde por cada grau acima dos 25 °C da célula: entre -0,29 e -0,35 %/°C a diferença, no verão, é de alguns pontos percentuais. A tensão em circuito aberto (Voc) a frio decide quantos módulos cabem numa string sem ultrapassar a tensão máxima do inversor.",
          "As garantias são duas e devem ler-se em separado: a de produto cobre os defeitos, a de desempenho promete uma potência mínima ao fim de um certo número de anos. As células de tipo N e as meias células (half-cut) costumam degradar-se menos e sofrer menos com sombras parciais.",
        ],
      },
      {
        heading: "Comprar à peça, à palete ou ao contentor",
        paragraphs: [
          "Os módulos viajam em paletes: completar uma reduz tanto o preço por peça, para as empresas habilitadas, como o risco de quebras. Preveja sempre alguns módulos de reserva do mesmo lote: daqui a uns anos esse modelo pode já não existir.",
        ],
      },
    ],
  },
  inverters: {
    title: "Inversores fotovoltaicos",
    lead: "Monofásicos, trifásicos, híbridos, microinversores e retrofit: escolha pela potência, pelo número de MPPT e pela tensão de entrada.",
    sections: [
      {
        heading: "Monofásico, trifásico, híbrido",
        paragraphs: [
          "Em Itália, uma instalação ligada em baixa tensão pode ser monofásica até 6 kW; acima disso é preciso trifásico. Se o fornecimento já é trifásico, um inversor trifásico evita desequilibrar as fases.",
          "O híbrido carrega e descarrega uma bateria do lado da corrente contínua: compensa se a bateria vier logo ou dentro de poucos anos. Numa instalação já existente, um retrofit acrescenta a bateria do lado da corrente alternada sem mexer no inversor que lá está.",
        ],
      },
      {
        heading: "Strings, MPPT e tensões",
        paragraphs: [
          "Cada orientação diferente do telhado pede o seu MPPT: duas águas, dois MPPT. A tensão em circuito aberto da string à temperatura mais fria do local tem de ficar abaixo da tensão máxima; a de funcionamento, no verão, dentro da janela MPPT.",
          "A corrente de curto-circuito máxima deve ser comparada com a do módulo, mais alta nos módulos grandes de hoje e nos bifaciais. A verificação da instalação, na página de comparação, faz estas contas com os números das fichas e diz o que não consegue verificar.",
        ],
      },
      {
        heading: "Relação DC/AC",
        paragraphs: [
          "Uma potência dos módulos um pouco superior à do inversor, entre 1,1 e 1,3 vezes, aproveita melhor as horas fracas: os picos cortados são poucos. O que conta é a potência DC máxima declarada pelo fabricante, que não pode ser ultrapassada.",
        ],
      },
    ],
  },
  batteries: {
    title: "Baterias de armazenamento",
    lead: "Armazenamento em alta e baixa tensão para a casa e para a indústria, com capacidade, BMS e €/kWh lado a lado.",
    sections: [
      {
        heading: "Quanta capacidade é precisa",
        paragraphs: [
          "Parta do consumo entre o pôr e o nascer do sol, não da potência da instalação: uma casa que de noite gasta 6 kWh aproveita bem uma bateria de 7 a 10 kWh. Uma bateria maior fica meio vazia no inverno, e o seu preço por kWh utilizado sobe.",
          "As baterias modulares podem ampliar-se, mas normalmente só com módulos do mesmo modelo e nos poucos anos seguintes à instalação: deixe espaço e veja quantos se podem ligar em paralelo.",
        ],
      },
      {
        heading: "Alta ou baixa tensão",
        paragraphs: [
          "A alta tensão trabalha com correntes menores, portanto com cabos mais finos e menos perdas; a baixa tensão (cerca de 48 V) é mais simples de ampliar e muito comum com os inversores off-grid. A tensão tem de ser a que o inversor híbrido aceita: a verificação da instalação confirma-o.",
        ],
      },
      {
        heading: "Segurança e local de instalação",
        paragraphs: [
          "As células LiFePO4 (fosfato de ferro-lítio) são termicamente mais estáveis e duram mais ciclos do que outras químicas de lítio. O BMS protege contra sobrecargas, descargas profundas e temperaturas extremas: quando não está integrado, tem de ser previsto à parte.",
          "Veja o grau de proteção: uma bateria IP65 pode ficar no exterior, ao abrigo do sol direto; uma IP20 pede um local seco. Abaixo de zero, o carregamento das células de lítio é limitado ou bloqueado.",
        ],
      },
    ],
  },
  emobility: {
    title: "Carregamento de carros elétricos",
    lead: "Wallboxes monofásicas e trifásicas e carregadores de corrente contínua, para combinar com o fotovoltaico.",
    sections: [
      {
        heading: "Que potência",
        paragraphs: [
          "Em corrente alternada decide o carregador de bordo do carro: muitos aceitam 7,4 kW em monofásico ou 11 kW em trifásico, poucos 22 kW. Uma wallbox mais potente do que o carro não carrega mais depressa.",
          "Em casa conta sobretudo a potência contratada: uma wallbox com controlo dinâmico de carga reduz o carregamento quando o forno e a bomba de calor arrancam, e acompanha o excedente fotovoltaico. Pergunte se o contador de energia necessário está incluído.",
        ],
      },
      {
        heading: "Conector e instalação",
        paragraphs: [
          "Na Europa, a tomada de corrente alternada é a Tipo 2. Com o cabo incorporado é mais rápido; só com a tomada, usa-se o cabo do carro. O comprimento do cabo mede-se até à tomada do carro estacionado, não até ao para-choques.",
          "Cada ponto de carregamento precisa de uma linha própria com a proteção diferencial indicada pelo fabricante, instalada por um eletricista habilitado.",
        ],
      },
    ],
  },
  others: {
    title: "Acessórios para fotovoltaico",
    lead: "Conectores, dispositivos de interface, peças sobresselentes e estações meteorológicas: o que completa a instalação.",
    sections: [
      {
        heading: "Conectores: a mesma marca dos dois lados",
        paragraphs: [
          "Dois conectores «compatíveis» de marcas diferentes podem aquecer até arder: os fabricantes só garantem a ligação entre os seus próprios conectores. Escolha o conector do módulo e crave-o com o alicate previsto, para a secção do cabo que utiliza.",
        ],
      },
      {
        heading: "Dispositivo de interface",
        paragraphs: [
          "Em Itália, a norma CEI 0-21 (baixa tensão) exige o sistema de proteção de interface; em instalações acima de 11,08 kW tem de ser um dispositivo externo ao inversor. Em média tensão aplica-se a CEI 0-16.",
        ],
      },
      {
        heading: "Medir para perceber",
        paragraphs: [
          "Uma estação meteorológica com sensores de irradiância e temperatura permite dizer se uma quebra de produção vem do céu ou da instalação: nas centrais grandes paga-se com a primeira avaria detetada a tempo.",
        ],
      },
    ],
  },
  optimizers: {
    title: "Otimizadores de potência",
    lead: "Um MPPT por módulo: contra as sombras, para ler cada painel, para desligar em segurança.",
    sections: [
      {
        heading: "Quando fazem mesmo falta",
        paragraphs: [
          "Onde uma chaminé ou uma árvore faz sombra a poucos módulos, o otimizador evita que estes arrastem toda a string. Num telhado desimpedido e com uma só orientação o ganho é pequeno: muitas vezes basta um inversor com vários MPPT.",
          "Servem também para ver a produção módulo a módulo e, nos sistemas que o preveem, para levar a string a uma tensão segura quando a instalação está desligada.",
        ],
      },
      {
        heading: "Compatibilidade",
        paragraphs: [
          "Alguns otimizadores só funcionam com o inversor da mesma marca, outros com qualquer inversor de string. A potência e a tensão máximas de entrada devem ser comparadas com as do módulo; o comprimento dos cabos, com a disposição, vertical ou horizontal.",
        ],
      },
    ],
  },
  structures: {
    title: "Estruturas de montagem",
    lead: "Perfis, suportes, grampos, lastros e sistemas completos para telhados inclinados, coberturas planas, chapa e solo.",
    sections: [
      {
        heading: "Primeiro o telhado, depois a estrutura",
        paragraphs: [
          "As telhas pedem ganchos fixados ao caibro; na chapa trapezoidal montam-se miniperfis e na de junta agrafada, grampos que não a furam; na cobertura plana os lastros evitam furar a impermeabilização, se a laje aguentar o peso.",
          "A neve e o vento do local decidem a distância entre fixações: quem a define é o projetista. As zonas de bordo da cobertura apanham mais vento do que as centrais.",
        ],
      },
      {
        heading: "Materiais que se dão bem",
        paragraphs: [
          "Alumínio para os perfis, aço inoxidável para parafusos e ganchos: juntos duram. O aço galvanizado e o alumínio, em contacto e com humidade, corroem-se; perto do mar, ainda mais.",
        ],
      },
      {
        heading: "Contar as peças",
        paragraphs: [
          "Cada fila precisa de dois perfis; os grampos intermédios ficam entre os módulos e os terminais nas pontas, com a altura do caixilho do módulo. Um perfil comprido dilata: acima de cerca de dez metros é precisa uma junta de dilatação.",
        ],
      },
    ],
  },
  electrical_cabinet: {
    title: "Quadros elétricos",
    lead: "Caixas de strings e quadros de interface e AC/DC já cablados, por número de strings e potência da instalação.",
    sections: [
      {
        heading: "Que quadro, e onde",
        paragraphs: [
          "A caixa de strings reúne as strings e protege-as do lado da corrente contínua; o quadro AC/DC junta as proteções dos dois lados; o de interface separa a instalação da rede quando a rede falha, como exige em Itália a CEI 0-21.",
        ],
      },
      {
        heading: "O que verificar",
        paragraphs: [
          "Strings de entrada e de saída, gama de potência, tensão máxima em contínua e grau de proteção: no exterior, pelo menos IP65, longe do sol direto. Os descarregadores de sobretensão desgastam-se: têm de poder ser substituídos, e o indicador tem de ficar à vista.",
          "Com três ou mais strings em paralelo são precisos, em regra, fusíveis de string; com uma ou duas, normalmente não: quem o diz é a corrente inversa máxima do módulo.",
        ],
      },
    ],
  },
};
