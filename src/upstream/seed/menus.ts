/**
 * The menu entries of a new database: every page of the operator's field, in the order of its work. A page that this
 * console does not have yet keeps its entry; the menu shows it once the page is there. An existing database keeps
 * what its people have made of it.
 */

type Words = readonly [zh: string, en: string, es: string, ja: string];
type Entry = readonly [path: string, ...Words];
interface Folder {
  of: Entry;
  pages: readonly (Entry | Folder)[];
}

const FOLDERS: readonly Folder[] = [
  {
    of: ['/monitorDispatch', '监控调度', 'Dispatch', 'Despacho', '配車管理'],
    pages: [
      ['/monitorDispatch/PlaceOrder', '下单派车', 'Place orders', 'Pedidos y despacho', '受注と配車'],
      ['/monitorDispatch/information-delivery', '信息发布', 'Postings', 'Publicaciones', '掲載情報'],
      ['/monitorDispatch/alarm', '报警处理', 'Alarms', 'Alarmas', 'アラート対応'],
      ['/monitorDispatch/complaint', '投诉处理', 'Complaints', 'Quejas', '苦情対応'],
    ],
  },
  {
    of: ['/order', '订单管理', 'Orders', 'Pedidos', '注文管理'],
    pages: [
      ['/order/orderList', '订单列表', 'Order list', 'Lista de pedidos', '注文一覧'],
      ['/order/orderTrajectory', '订单轨迹', 'Order tracks', 'Recorridos', '注文の軌跡'],
    ],
  },
  {
    of: ['/lost', '失物招领', 'Lost property', 'Objetos', '忘れ物'],
    pages: [['/lost/index', '失物工单', 'Lost items', 'Objetos perdidos', '忘れ物一覧']],
  },
  {
    of: ['/vehicle-monitor', '车辆监控', 'Monitoring', 'Monitoreo', '車両監視'],
    pages: [
      ['/vehicle-monitor/vehicleMonitoring', '车辆地图', 'Vehicle map', 'Mapa', '車両地図'],
      ['/vehicle-monitor/outCityMonitoring', '出城监控', 'Out of town', 'Fuera de la ciudad', '市外走行'],
      [
        '/vehicle-monitor/realTimeInformation',
        '实时信息',
        'Live figures',
        'En tiempo real',
        'リアルタイム情報',
      ],
      {
        of: [
          '/vehicle-monitor/vehicle-taxi',
          '行业出租车',
          'Industry taxis',
          'Taxis del gremio',
          '業界タクシー',
        ],
        pages: [
          [
            '/vehicle-monitor/vehicle-taxi/realTimeMonitor',
            '实时监控',
            'Live',
            'En vivo',
            'リアルタイム監視',
          ],
          ['/vehicle-monitor/vehicle-taxi/trackReplay', '轨迹回放', 'Track replay', 'Repetición', '軌跡再生'],
          [
            '/vehicle-monitor/vehicle-taxi/taxi-monitor',
            '多车监控',
            'Several taxis',
            'Varios taxis',
            '複数車両',
          ],
          ['/vehicle-monitor/vehicle-taxi/monitorAddress', '监控地点', 'Places', 'Lugares', '監視地点'],
          [
            '/vehicle-monitor/vehicle-taxi/dataCompare',
            '数据比对',
            'Data comparison',
            'Comparación',
            'データ照合',
          ],
        ],
      },
    ],
  },
  {
    of: ['/vehicle-manage', '车辆管理', 'Vehicles', 'Vehículos', '車両管理'],
    pages: [
      ['/vehicle-manage/vehicle-info', '车辆信息', 'Vehicle records', 'Datos de vehículos', '車両情報'],
      ['/vehicle-manage/company', '公司', 'Companies', 'Empresas', '会社'],
      {
        of: ['/vehicle-manage/vehicle-taxi', '出租车', 'Taxis', 'Taxis', 'タクシー'],
        pages: [
          [
            '/vehicle-manage/vehicle-taxi/vehicle-taxi-list',
            '出租车列表',
            'Taxi list',
            'Lista de taxis',
            'タクシー一覧',
          ],
          [
            '/vehicle-manage/vehicle-taxi/vehicle-taxi-light',
            '顶灯管理',
            'Roof lights',
            'Letreros de techo',
            '行灯管理',
          ],
        ],
      },
    ],
  },
  {
    of: ['/driver-manage', '司机管理', 'Drivers', 'Conductores', '乗務員管理'],
    pages: [
      ['/driver-manage/driver-info', '司机信息', 'Driver register', 'Datos de conductores', '乗務員台帳'],
      ['/driver-manage/driver-index', '司机账号', 'App accounts', 'Cuentas de la app', 'アプリのアカウント'],
      ['/driver-manage/driver-approval', '司机审核', 'Driver requests', 'Solicitudes', '乗務員の審査'],
      ['/driver-manage/driver-monitor', '司机监控', 'On shift today', 'En turno hoy', '本日の乗務'],
      ['/driver-manage/driver-check', '司机抽查', 'Spot checks', 'Controles al azar', '抜き打ち確認'],
    ],
  },
  {
    of: ['/agreementMange', '协议管理', 'Agreements', 'Acuerdos', '規約管理'],
    pages: [['/agreementMange/agreementList', '协议列表', 'Agreement list', 'Lista de acuerdos', '規約一覧']],
  },
  {
    of: ['/advertisementIndex', '车身广告', 'Advertising', 'Publicidad', '車体広告'],
    pages: [
      ['/advertisementIndex/advertisementIndex', '贴画审核', 'Sticker reviews', 'Revisión', 'ステッカー審査'],
      ['/advertisementIndex/projectList', '广告项目', 'Campaigns', 'Campañas', '広告案件'],
      ['/advertisementIndex/customerList', '广告客户', 'Customers', 'Clientes', '広告主'],
      ['/advertisementIndex/rewardList', '奖励发放', 'Rewards', 'Premios', '報奨の支払い'],
      ['/advertisementIndex/vehicleRemark', '车辆备注', 'Vehicle remarks', 'Notas', '車両メモ'],
      ['/advertisementIndex/stats', '广告统计', 'Figures', 'Cifras', '広告統計'],
      ['/advertisementIndex/hammerapp', '小锤审核', 'Hammer app', 'App Martillo', 'ハンマーアプリ'],
      ['/advertisementIndex/pictureHistory', '贴画历史', 'Sticker history', 'Historial', 'ステッカー履歴'],
      ['/advertisementIndex/pictureType', '贴画类型', 'Sticker types', 'Tipos', 'ステッカーの種類'],
      ['/advertisementIndex/vehicle', '广告车辆', 'Vehicles', 'Vehículos', '広告車両'],
      [
        '/advertisementIndex/driverRewards',
        '司机奖励',
        'Driver rewards',
        'Premios a conductores',
        '乗務員報奨',
      ],
      ['/advertisementIndex/gift', '司机礼品', 'Driver gifts', 'Regalos', '乗務員への贈り物'],
      [
        '/advertisementIndex/tearOffSubsidy',
        '撕贴补贴审核',
        'Removal subsidies',
        'Subsidios',
        '剥離補助の審査',
      ],
      ['/advertisementIndex/outlay-statistic', '支出统计', 'Payments out', 'Gastos', '支出統計'],
      ['/advertisementIndex/exportTask', '导出任务', 'Export tasks', 'Exportaciones', '出力タスク'],
    ],
  },
  {
    of: ['/activity', '活动管理', 'Activities', 'Actividades', 'イベント管理'],
    pages: [
      ['/activity/index', '活动列表', 'Activity list', 'Lista', 'イベント一覧'],
      ['/activity/team', '活动队伍', 'Teams', 'Equipos', 'チーム'],
      ['/activity/rank', '活动排名', 'Ranking', 'Clasificación', 'ランキング'],
      ['/activity/reward', '活动奖励', 'Rewards', 'Premios', 'イベント報奨'],
    ],
  },
  {
    of: ['/scoreShop', '积分商城', 'Points shop', 'Tienda de puntos', 'ポイント交換所'],
    pages: [
      ['/scoreShop/index', '商品管理', 'Goods', 'Artículos', '商品管理'],
      ['/scoreShop/selfPickupPointManage', '自提点', 'Pick-up points', 'Puntos de retiro', '受取所'],
      ['/scoreShop/inventoryManage', '库存管理', 'Stock', 'Existencias', '在庫管理'],
      ['/scoreShop/customerServiceManage', '商城客服', 'Shop service', 'Atención', '交換所の窓口'],
      ['/scoreShop/orderManage', '商城订单', 'Shop orders', 'Pedidos', '交換所の注文'],
      [
        '/scoreShop/driverHomeOrder',
        '司机之家订单',
        'Driver home orders',
        'Casa del conductor',
        '乗務員の家の注文',
      ],
      ['/scoreShop/scoreManage', '积分管理', 'Points', 'Puntos', 'ポイント管理'],
      ['/scoreShop/writeOffManage', '核销管理', 'Redemptions', 'Canjes', '引換管理'],
    ],
  },
  {
    of: ['/rentalCar', '租赁信息', 'Rentals', 'Alquileres', 'レンタル'],
    pages: [
      ['/rentalCar/rentalCarInfo', '租赁车辆', 'Rental cars', 'Vehículos', 'レンタル車両'],
      ['/rentalCar/companyManage', '租赁公司', 'Companies', 'Empresas', 'レンタル会社'],
      ['/rentalCar/consultInfo', '咨询信息', 'Enquiries', 'Consultas', '問い合わせ'],
    ],
  },
  {
    of: ['/canteen', '食堂', 'Canteen', 'Comedor', '食堂'],
    pages: [['/canteen/canteenList', '食堂列表', 'Canteens', 'Comedores', '食堂一覧']],
  },
  {
    of: ['/finance', '财务管理', 'Finance', 'Finanzas', '財務管理'],
    pages: [
      ['/finance/income', '收入明细', 'Income', 'Ingresos', '収入明細'],
      ['/finance/outlay', '支出明细', 'Payments out', 'Egresos', '支出明細'],
      ['/finance/lost', '失物款项', 'Lost-item payments', 'Pagos por objetos', '忘れ物の入出金'],
      ['/finance/cashIndex', '提现管理', 'Withdrawals', 'Retiros', '出金管理'],
      ['/finance/reconciliation', '对账', 'Reconciliation', 'Conciliación', '照合'],
    ],
  },
  {
    of: ['/report-statistics', '报表统计', 'Reports', 'Informes', '統計レポート'],
    pages: [
      ['/report-statistics/statistics-order', '订单统计', 'Order figures', 'Cifras de pedidos', '注文統計'],
      ['/report-statistics/city-statistic', '城市统计', 'City figures', 'Cifras por zona', '都市別統計'],
      ['/report-statistics/call-statistics', '话务统计', 'Call statistics', 'Cifras de llamadas', '通話統計'],
    ],
  },
  {
    of: ['/system-manage', '系统管理', 'System', 'Sistema', 'システム管理'],
    pages: [
      ['/system-manage/admin-user', '管理员用户', 'Admin users', 'Usuarios', '管理ユーザー'],
      ['/system-manage/role-group', '角色组', 'Role groups', 'Grupos de roles', 'ロールグループ'],
      ['/system-manage/menu', '菜单管理', 'Menus', 'Menús', 'メニュー管理'],
      ['/system-manage/dictionary', '字典管理', 'Dictionaries', 'Diccionarios', '辞書管理'],
      ['/system-manage/version', '应用版本', 'App versions', 'Versiones de apps', 'アプリのバージョン'],
      ['/system-manage/release-log', '应用发布日志', 'App releases', 'Apps publicadas', 'アプリの公開履歴'],
      ['/system-manage/online-user', '在线用户', 'Online users', 'Usuarios en línea', 'ログイン中のユーザー'],
      ['/system-manage/operate-log', '操作日志', 'Activity log', 'Operaciones', '操作ログ'],
      ['/system-manage/login-log', '登录日志', 'Sign-in log', 'Accesos', 'ログインログ'],
      ['/system-manage/reveal-log', '号码查看日志', 'Reveal log', 'Números revelados', '番号表示ログ'],
    ],
  },
  {
    of: ['/system-tool', '系统工具', 'System tools', 'Herramientas', 'システムツール'],
    pages: [
      ['/system-tool/testIndex', '端口与短信', 'Ports and SMS', 'Puertos y SMS', 'ポートと SMS'],
      ['/system-tool/index', '更新日志', 'Change log', 'Cambios', '更新履歴'],
      ['/system-tool/database-monitor', '数据库监控', 'Database', 'Base de datos', 'データベース監視'],
      [
        '/system-tool/api-documentation',
        '接口文档',
        'API documentation',
        'Documentación de la API',
        'API 資料',
      ],
      ['/system-tool/processData', '数据处理', 'Data processing', 'Proceso de datos', 'データ処理'],
      ['/system-tool/content-site', '内容站点', 'Content site', 'Sitio de contenidos', 'コンテンツサイト'],
      ['/system-tool/mapSwitch', '地图切换测试', 'Map switch test', 'Prueba de mapas', '地図切替テスト'],
      ['/system-tool/supervisor', '监管平台', 'Supervisor', 'Plataforma de control', '監督プラットフォーム'],
      [
        '/system-tool/supervisor-access',
        '监管平台接入',
        'Supervisor access',
        'Conexión',
        '監督プラットフォーム接続',
      ],
    ],
  },
];

const isFolder = (item: Entry | Folder): item is Folder => 'of' in item;

/** Folders ask for no right of their own: each page knows what it needs, and an auditor reads the logs alone. */
const rowOf = ([path, title, titleEn, titleEs, titleJa]: Entry, type: 'M' | 'C', sort: number) => ({
  type,
  title,
  titleEn,
  titleEs,
  titleJa,
  path,
  sort,
});

export type MenuRow = ReturnType<typeof rowOf> & { id: string; parentId: string | null };

function rowsOf(
  items: readonly (Entry | Folder)[],
  parentId: string | null,
  nextId: () => string,
): MenuRow[] {
  return items.flatMap((item, index) => {
    const id = nextId();
    const folder = isFolder(item);
    const row = { id, parentId, ...rowOf(folder ? item.of : item, folder ? 'M' : 'C', index + 1) };
    return [row, ...(folder ? rowsOf(item.pages, id, nextId) : [])];
  });
}

let last = 0;
export const MENUS: readonly MenuRow[] = rowsOf(FOLDERS, null, () => String(++last));
