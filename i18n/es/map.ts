import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/map.ts';

export default {
  label: 'Mapa de los vehículos: las flechas lo mueven, más y menos cambian la escala',
  demonstration: 'Ciudad de demostración, datos simulados',
  nearer: 'Acercar',
  further: 'Alejar',
  all: 'Ver toda la ciudad',
  status: { 1: 'Ocupado', 2: 'Con pedido', 3: 'Libre', 4: 'Fuera de servicio' },
  freshness: { 1: 'Informe atrasado', 2: 'Más de 10 minutos sin informar' },
  entry: {
    label: 'Matrícula o conductor',
    help: 'Se pueden pegar varias matrículas, hasta %{most}',
    searching: 'Buscando',
    several: 'Elija uno de la lista',
    add: 'Añadir',
    found: 'Vehículos encontrados',
    tooMany: 'Como máximo %{most} vehículos a la vez: quite uno antes',
  },
  dismiss: 'Cerrar el aviso',
  fault: {
    graphicsLost: 'La tarjeta gráfica se reinició; el mapa se dibuja de nuevo',
    unreachable: 'No se puede conectar con Google Maps; se muestra el mapa incorporado',
    slow: 'Google Maps no responde desde hace 8 segundos; se muestra el mapa incorporado',
    refused: 'Google Maps rechazó la clave; se muestra el mapa incorporado',
    broken: 'El mapa base configurado no se carga; se muestra el mapa incorporado',
  },
  fence: {
    middle: 'Centro del lugar: arrástrelo o muévalo con las flechas, más rápido con Mayús',
    radius: 'Radio: arrástrelo o cámbielo con las flechas',
    metres: '%{metres} m',
  },
  circle: {
    place: 'Lugar: longitud, latitud',
    placeHelp: 'WGS-84, como 108.366100, 22.817000',
    noPlace: 'No es un lugar: escriba primero la longitud',
    pick: 'Hacer clic en el mapa',
    picking: 'Haga clic en el mapa, o muévalo bajo la mira y pulse Intro; Esc cancela',
    centre: 'Tomar el centro del mapa',
    radius: 'Radio (m)',
    noRadius: 'Escriba un número entero de 1 a %{most}',
  },
  colouring: { label: 'Color de la línea', load: 'Por ocupación', speed: 'Por velocidad' },
  legend: {
    label: 'Leyenda',
    silent: 'Sin señal',
    below: 'Menos de %{speed} km/h',
    from: '%{speed} km/h o más',
    between: 'De %{from} a %{to} km/h',
  },
  plain: {
    fences: 'Imagen de los lugares',
    tracks: 'Imagen de los recorridos',
    picture: 'Imagen fija de la ciudad y sus vehículos, renovada cada dos segundos',
    noGraphics: 'Este navegador no tiene aceleración gráfica: se muestran una imagen fija y la lista',
    graphicsLost: 'La tarjeta gráfica falló varias veces: se muestran una imagen fija y la lista',
  },
} satisfies Catalogue<typeof zh>;
